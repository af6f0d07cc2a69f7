import { describe, expect, it } from '@jest/globals';
import { startRefusal } from './errors.ts';

/** As the driver throws them, and as it wraps what the network said. */
const said = (name: string, message: string, more: object = {}): Error =>
  Object.assign(new Error(message), { name }, more);
const server = (codeName: string, code: number, message: string) =>
  said('MongoServerError', message, { codeName, code });
const network = (code: string) =>
  said('MongoServerSelectionError', 'none', { cause: said('Error', `connect ${code} 10.0.0.1:27017`, { code }) });

describe('what MongoDB says at the start comes with what to do', () => {
  it.each<[string, Error, string]>([
    ['a wrong password', server('AuthenticationFailed', 18, 'Authentication failed.'), 'user and the password'],
    ['no rights', server('Unauthorized', 13, 'not authorized on talentlog to execute command'), 'role readWrite'],
    ['too old', said('MongoCompatibilityError', 'reports maximum wire version 6'), 'MongoDB 6.0 or newer'],
    ['a secondary', server('NotWritablePrimary', 10107, 'not primary'), 'whole replica set'],
    ['full', server('OutOfDiskSpace', 14031, 'available disk space is too low'), 'disk is full'],
    ['no majority', server('WriteConcernTimeout', 64, 'waiting for replication timed out'), 'rs.status()'],
    ['a certificate', said('MongoNetworkError', 'self-signed certificate in chain'), 'NODE_EXTRA_CA_CERTS'],
    ['another host', said('Error', "does not match certificate's altnames"), 'of other hosts'],
    ['a certificate that is over', said('Error', 'certificate has expired'), 'renewed'],
    ['no certificate of ours', said('Error', 'tlsv13 alert certificate required'), 'tlsCertificateKeyFile'],
    ['no such file', said('Error', 'ENOENT: no such file', { code: 'ENOENT' }), 'tlsCAFile'],
    ['no TLS there', said('MongoNetworkError', 'write EPROTO: wrong version number'), 'tls= in MONGO_URL'],
    ['nobody', network('ECONNREFUSED'), 'Nobody answers at MONGO_URL'],
    ['no such name', network('ENOTFOUND'), 'Nobody answers at MONGO_URL'],
    ['no address', said('MongoParseError', 'Invalid scheme'), 'not of the form mongodb://'],
    ['something else', said('Error', 'odd'), 'Look at MONGO_URL and MONGO_DATABASE'],
  ])('%s', (_, error, advice) => {
    expect(startRefusal('connecting', error).message).toContain(advice);
  });

  it('repeats no address that may hold a password', () => {
    const error = said('MongoParseError', 'Invalid connection string "mongodb://hr:hunter2@host"');
    expect(startRefusal('reading MONGO_URL', error).message).not.toContain('hunter2');
  });
});

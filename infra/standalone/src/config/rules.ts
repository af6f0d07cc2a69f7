import type { Environment } from './environment.ts';
import { counterpartSecret, demoSender } from './keys/outside.ts';
import type { Service } from './kinds.ts';

/** What must hold between keys, for the process that is to run; `set` are those that somebody set. */
type Rule = (config: Environment, set: readonly string[]) => readonly string[];

const isProduction = ({ NODE_ENV }: Environment): boolean => NODE_ENV === 'production';

const mailGoesSomewhere: Rule = (config) => {
  if (!isProduction(config)) return [];
  if (!config.SMTP_HOST) return ['SMTP_HOST must be set in production: mail must go somewhere'];
  return config.SMTP_FROM === demoSender
    ? ['SMTP_FROM must be set in production: mail would leave in the name of the demo company']
    : [];
};

const noDemoInProduction: Rule = (config) =>
  isProduction(config) && config.DEMO === 'on'
    ? ['DEMO must be off in production: everybody knows the passwords of the demo company']
    : [];

const linksLeadHere: Rule = (config) =>
  isProduction(config) && config.PUBLIC_URL === undefined
    ? ['PUBLIC_URL must be set in production: links in mail and SMS would lead to an address of this machine alone']
    : [];

/** Everybody knows the secret of our counterpart. */
const sapSecretIsOwn: Rule = (config) =>
  isProduction(config) && config.HR_CORE_URL !== undefined && config.HR_CORE_CLIENT_SECRET === counterpartSecret
    ? ['HR_CORE_CLIENT_SECRET must be set in production: SAP is not reached by a secret that everybody knows']
    : [];

const account = ['SMS_ACCOUNT', 'SMS_SECRET'] as const;
const needs = {
  aliyun: [...account, 'SMS_SIGN_NAME'],
  tencent: [...account, 'SMS_SIGN_NAME', 'SMS_APP_ID'],
  twilio: [...account, 'SMS_FROM'],
  webhook: ['SMS_URL', 'SMS_SECRET'],
} as const;

const smsIsWhole: Rule = (config) => {
  const { SMS_PROVIDER: provider, SMS_TEMPLATES: templates, SMS_SECRET: secret } = config;
  if (provider === undefined) return [];
  const missing = needs[provider].filter((name) => config[name] === undefined);
  const problems = missing.map((name) => `${name} must be set: SMS_PROVIDER=${provider} needs it`);
  const sendsTemplates = provider === 'aliyun' || provider === 'tencent';
  const hasCode = Object.keys(templates).some((name) => /^(CODE|\*)(\.|$)/.test(name));
  if (sendsTemplates && !hasCode)
    problems.push(`SMS_TEMPLATES must name the template of codes: ${provider} sends approved templates alone`);
  if (provider === 'webhook' && secret !== undefined && !/^(whsec_)?[A-Za-z0-9+/]{20,}={0,2}$/.test(secret))
    problems.push('SMS_SECRET must be whsec_ and at least 20 signs of base64');
  return problems;
};

const companyAccountsAreWhole: Rule = (config) => {
  const { OIDC_ISSUER: issuer, OIDC_MAIL_DOMAINS: domains, OIDC_BREAK_GLASS: breakGlass } = config;
  const isOn = (name: 'OIDC_MAIL_TRUSTED' | 'OIDC_REQUIRED') => config[name] === 'on';
  if (issuer === undefined)
    return isOn('OIDC_REQUIRED') || config.OIDC_CLIENT_ID !== undefined
      ? ['OIDC_ISSUER must be set: who else vouches']
      : [];
  const missing = (['OIDC_CLIENT_ID', 'PUBLIC_URL'] as const).filter((name) => config[name] === undefined);
  return [
    ...missing.map((name) => `${name} must be set: OIDC_ISSUER needs it`),
    ...(isOn('OIDC_MAIL_TRUSTED') && domains.length === 0
      ? ['OIDC_MAIL_DOMAINS must be set: OIDC_MAIL_TRUSTED believes what is said of every mail']
      : []),
    ...(isOn('OIDC_REQUIRED') && breakGlass.length === 0
      ? ['OIDC_BREAK_GLASS must name an administrator: nobody could come in while the provider is away']
      : []),
  ];
};

const bucketIsWhole: Rule = ({ S3_BUCKET: bucket, S3_ACCESS_KEY: id, S3_SECRET_KEY: secret }, set) => [
  ...(bucket === undefined && set.some((name) => name.startsWith('S3_'))
    ? ['S3_BUCKET must be set: the other S3_ settings are of a bucket']
    : []),
  ...((id === undefined) !== (secret === undefined)
    ? ['S3_ACCESS_KEY and S3_SECRET_KEY must be set together, or neither']
    : []),
];

const kafkaIsWhole: Rule = (config, set) => {
  const { KAFKA_USER: user, KAFKA_PASSWORD: password, KAFKA_CA_FILE: authorities, KAFKA_TLS: tls } = config;
  const isHalf = (user === undefined) !== (password === undefined);
  const isRead = user !== undefined && config.KAFKA_SIGN_IN === 'plain' && tls === 'off' && isProduction(config);
  return [
    ...(config.KAFKA_BROKERS === undefined && set.some((name) => name.startsWith('KAFKA_'))
      ? ['KAFKA_BROKERS must be set: the other KAFKA_ settings are of a cluster']
      : []),
    ...(isHalf ? ['KAFKA_USER and KAFKA_PASSWORD must be set together, or neither'] : []),
    ...(authorities !== undefined && tls === 'off' ? ['KAFKA_TLS must be on: KAFKA_CA_FILE is of no use without'] : []),
    ...(isRead
      ? ['KAFKA_TLS must be on in production where KAFKA_SIGN_IN is plain: the password could be read on its way']
      : []),
  ];
};

const databaseIsWhole: Rule = ({ MONGO_URL: url }, set) =>
  url === undefined && set.some((name) => name.startsWith('MONGO_'))
    ? ['MONGO_URL must be set: the other MONGO_ settings are of a database']
    : [];

const webHasAnUpstream: Rule = ({ UPSTREAM_URL: upstream }) =>
  upstream === undefined
    ? ['UPSTREAM_URL must be set: web has files alone, and asks somebody for everything else']
    : [];

const rules: readonly { readonly of: readonly Service[]; readonly rule: Rule }[] = [
  { of: ['command', 'notifier'], rule: mailGoesSomewhere },
  { of: ['command'], rule: noDemoInProduction },
  { of: ['command'], rule: linksLeadHere },
  { of: ['command', 'notifier'], rule: smsIsWhole },
  { of: ['command', 'sap-bridge'], rule: sapSecretIsOwn },
  { of: ['command'], rule: companyAccountsAreWhole },
  { of: ['command', 'query', 'notifier'], rule: bucketIsWhole },
  { of: ['command'], rule: kafkaIsWhole },
  { of: ['command', 'query', 'notifier', 'sap-bridge'], rule: databaseIsWhole },
  { of: ['web'], rule: webHasAnUpstream },
];

/** Faults between keys that each stand as they should, of a process that uses them. */
export const problemsBetween = (config: Environment, service: Service, set: readonly string[]): readonly string[] =>
  rules.filter(({ of }) => of.includes(service)).flatMap(({ rule }) => rule(config, set));

/** What is set and of no use here: told, because several processes may well have one file of settings. */
export const withoutUse = (config: Environment, service: Service): readonly string[] => [
  ...(config.UPSTREAM_URL !== undefined && service === 'command'
    ? ['UPSTREAM_URL is of `web` alone: this process answers by itself, and passes nothing on']
    : []),
  ...(config.OTEL_EXPORTER_OTLP_HEADERS !== undefined && config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? ['OTEL_EXPORTER_OTLP_HEADERS is of no use without OTEL_EXPORTER_OTLP_ENDPOINT: no trace is kept']
    : []),
];

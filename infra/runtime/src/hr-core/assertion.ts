import { createHash, createSign, type KeyObject } from 'node:crypto';

export interface AssertionSettings {
  readonly clientId: string;
  /** The HR core's user in whose name rows are written. */
  readonly userId: string;
  readonly tokenUrl: string;
  readonly privateKey: KeyObject;
  /** Unique name of this assertion: letters and digits. */
  readonly id: string;
  readonly now: number;
}

const minutes = 60_000;
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const c14n = 'http://www.w3.org/2001/10/xml-exc-c14n#';

/**
 * A SAML 2.0 bearer assertion, signed (RSA-SHA256) and base64-encoded, for the OAuth token endpoint. It is written in canonical
 * form (sorted attributes, no empty-element tags, no blanks), so what is signed is what is sent.
 */
export function signedAssertion(settings: AssertionSettings): string {
  const { id, privateKey } = settings;
  const [head, tail] = assertionParts(settings);
  const digest = createHash('sha256')
    .update(head + tail, 'utf8')
    .digest('base64');
  const signedInfo = signedInfoOf(id, digest);
  const value = createSign('RSA-SHA256').update(signedInfo, 'utf8').sign(privateKey, 'base64');
  const signature = `<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${signedInfo}<ds:SignatureValue>${value}</ds:SignatureValue></ds:Signature>`;
  return Buffer.from(head + signature + tail, 'utf8').toString('base64');
}

/** The assertion before and after the place of its signature. */
function assertionParts({ id, clientId, userId, tokenUrl, now }: AssertionSettings): [string, string] {
  const at = (offset: number) => new Date(now + offset).toISOString();
  const until = at(10 * minutes);
  return [
    `<saml2:Assertion xmlns:saml2="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" IssueInstant="${at(0)}" Version="2.0">` +
      `<saml2:Issuer>${escaped(clientId)}</saml2:Issuer>`,
    '<saml2:Subject><saml2:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified">' +
      `${escaped(userId)}</saml2:NameID><saml2:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">` +
      `<saml2:SubjectConfirmationData NotOnOrAfter="${until}" Recipient="${escaped(tokenUrl)}"></saml2:SubjectConfirmationData>` +
      '</saml2:SubjectConfirmation></saml2:Subject>' +
      `<saml2:Conditions NotBefore="${at(-5 * minutes)}" NotOnOrAfter="${until}"><saml2:AudienceRestriction>` +
      '<saml2:Audience>www.successfactors.com</saml2:Audience></saml2:AudienceRestriction></saml2:Conditions>' +
      `<saml2:AuthnStatement AuthnInstant="${at(0)}" SessionIndex="${id}"><saml2:AuthnContext><saml2:AuthnContextClassRef>` +
      'urn:oasis:names:tc:SAML:2.0:ac:classes:X509</saml2:AuthnContextClassRef></saml2:AuthnContext></saml2:AuthnStatement>' +
      '<saml2:AttributeStatement><saml2:Attribute Name="api_key"><saml2:AttributeValue>' +
      `${escaped(clientId)}</saml2:AttributeValue></saml2:Attribute></saml2:AttributeStatement></saml2:Assertion>`,
  ];
}

/** Names its namespace again although it is inherited: canonicalised on its own it must show it. */
const signedInfoOf = (id: string, digest: string): string =>
  '<ds:SignedInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#">' +
  `<ds:CanonicalizationMethod Algorithm="${c14n}"></ds:CanonicalizationMethod>` +
  '<ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></ds:SignatureMethod>' +
  `<ds:Reference URI="#${id}"><ds:Transforms>` +
  '<ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"></ds:Transform>' +
  `<ds:Transform Algorithm="${c14n}"></ds:Transform></ds:Transforms>` +
  '<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod>' +
  `<ds:DigestValue>${digest}</ds:DigestValue></ds:Reference></ds:SignedInfo>`;

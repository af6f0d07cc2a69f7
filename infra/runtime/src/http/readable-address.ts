/**
 * The address of a page as the router can read it. Chat programs glue text to a link or cut a character of it in two, and a percent sign
 * that begins no character is a bad request to the router; as a percent sign of the text it leads to a page that says what is wrong.
 * Programs that call the API get the refusal.
 */
export function readableAddress(address: string): string {
  if (/^\/api(\/|$)/.test(address)) return address;
  const [path = '', ...search] = address.split('?');
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return [path.replaceAll('%', '%25'), ...search].join('?');
  }
}

/** A stored number as people read it: `138 0000 6021` in the mainland, `+852 5123 4567` elsewhere. */
export function phoneText(phone: string): string {
  const mainland = /^\+86(\d{3})(\d{4})(\d{4})$/.exec(phone);
  if (mainland !== null) return mainland.slice(1).join(' ');
  const region = /^\+(852|853|886)(\d+)(\d{4})$/.exec(phone);
  return region === null ? phone : `+${region.slice(1).join(' ')}`;
}

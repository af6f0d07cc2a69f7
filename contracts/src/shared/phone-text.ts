/** A stored number as people read it: `138 0000 6021` or `0571-8765 4321` in the mainland, `400-800 1234` for a service number, `+852 5123 4567` elsewhere. */
export function phoneText(phone: string): string {
  const mainland = /^\+86(1\d{2})(\d{4})(\d{4})$/.exec(phone);
  if (mainland !== null) return mainland.slice(1).join(' ');
  const landline = /^\+86(10|2\d|[3-9]\d{2})(\d{3,4})(\d{4})$/.exec(phone);
  if (landline !== null) return `0${landline[1]}-${landline[2]} ${landline[3]}`;
  const service = /^([48]00)(\d{3})(\d{4})$/.exec(phone);
  if (service !== null) return `${service[1]}-${service[2]} ${service[3]}`;
  const region = /^\+(852|853|886)(\d+)(\d{4})$/.exec(phone);
  return region === null ? phone : `+${region.slice(1).join(' ')}`;
}

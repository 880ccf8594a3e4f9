const MASK = '•••';

/** A mail address of which the first letter and the domain can be read: n•••@example.org. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? MASK : `${[...email][0] ?? ''}${MASK}${email.slice(at)}`;
}

/** An address of email, which a narrow place breaks before its domain and not within a word; with `href` a link. */
export function MailAddress({ of, href }: { of: string; href?: string }) {
  const at = of.lastIndexOf('@') + 1;
  const address = (
    <>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </>
  );
  if (href === undefined) return address;
  // Where it may break would be read as a space.
  return (
    <a href={href} aria-label={of}>
      {address}
    </a>
  );
}

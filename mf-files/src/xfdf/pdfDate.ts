const written = /^(?:D:)?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:Z|([+-])(\d\d)'?(\d\d)?'?)?/;

/** ISO 8601 of a PDF date, as `D:20240229093000+01'00'`; what is left out is the first or zero. */
export function readPdfDate(text: string): string | undefined {
  const match = written.exec(text.trim());
  if (!match) return undefined;
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', sign, hours, minutes = '00'] =
    match;
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}${sign ? `${sign}${hours}:${minutes}` : 'Z'}`;
  return Number.isNaN(Date.parse(iso)) ? undefined : iso;
}

/** The PDF date of an ISO 8601 time, its zone kept. */
export function writePdfDate(iso: string): string {
  const [, ...digits] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)/.exec(iso) ?? [];
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(iso) ?? [];
  return `D:${digits.join('')}${sign ? `${sign}${hours}'${minutes}'` : 'Z'}`;
}

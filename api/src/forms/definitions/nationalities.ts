/** ISO 3166-1 codes of the countries whose nationals are candidates' usual choice first, then all by name. */
const first = ['GB', 'IE', 'PT'];
const codes =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'.split(
    ' ',
  );

/** The countries as options, by ISO code and English name. */
export function nationalities(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('en-GB', { type: 'region' });
  const option = (code: string) => ({ value: code, label: names.of(code) ?? code });
  const rest = codes
    .filter((code) => !first.includes(code))
    .map(option)
    .sort((one, other) => one.label.localeCompare(other.label, 'en-GB'));
  return [...first.map(option), ...rest];
}

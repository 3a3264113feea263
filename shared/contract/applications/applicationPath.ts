/** The slug of the private page of an application. */
export const APPLICATION_SLUG = 'application';
/** Where a link's secret leads: behind `#` no server and no log sees it. */
export const applicationPath = (link: string): string => `/${APPLICATION_SLUG}#${link}`;

/** After the browser tests. */
export default async function closeBrowsers(): Promise<void> {
  await Promise.all((globalThis.testBrowsers ?? []).map((browser) => browser.close()));
}

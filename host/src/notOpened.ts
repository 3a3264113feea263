/** What `index.html` holds for a page that cannot be opened: it must stand without any code that is yet to come. */
const notice = () => document.getElementById('not-opened');

/** Says that the page could not be opened; resolves when somebody presses Try again. */
export function letTryAgain(): Promise<unknown> {
  const shown = notice();
  if (shown) {
    shown.hidden = false;
    // Above the page's first words, which may be longer than the screen.
    document.body.prepend(shown);
  }
  return new Promise((resolve) =>
    notice()?.querySelector('button')?.addEventListener('click', resolve, { once: true }),
  );
}

/** Takes the notice away. */
export const showOpened = (): void => notice()?.setAttribute('hidden', '');

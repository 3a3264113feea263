import { createMemoryRouter, RouterProvider } from '@forms/shared/platform/routing';
import { act, render, screen } from '@testing-library/react';
import { wordsOfPart } from './firstWords';
import { MeanwhileWords, PartWordsContext } from './MeanwhileWords';

beforeEach(() => {
  window.history.replaceState(null, '', '/open-day');
  document.body.innerHTML =
    '<div id="first-words"><div id="part-words">Before you start</div></div><div id="root"></div>';
});

function open() {
  const routes = ['/open-day', '/other'].map((path) => ({ path, element: <MeanwhileWords key={path} /> }));
  const router = createMemoryRouter(routes, { initialEntries: ['/open-day'] });
  const drawn = wordsOfPart();
  render(
    <PartWordsContext value={drawn}>
      <RouterProvider router={router} />
    </PartWordsContext>,
    { container: document.getElementById('root') ?? document.body },
  );
  document.getElementById('first-words')?.remove();
  return (path: string) => act(() => router.navigate(path));
}

test('what the server drew of a part stands on once the page is alive, each time that the part’s place is drawn', async () => {
  const goTo = open();
  expect(screen.getByText('Before you start')).toBeInTheDocument();
  await goTo('/other');
  await goTo('/open-day');
  expect(screen.getByText('Before you start')).toBeInTheDocument();
});

test('it is the words of one address: no other shows them', async () => {
  await open()('/other');
  expect(screen.queryByText('Before you start')).toBeNull();
});

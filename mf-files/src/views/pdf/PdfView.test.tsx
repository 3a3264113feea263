import { fakeServices, renderInHost } from '@forms/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { PdfView, type PdfViewProps } from './PdfView';
import { type PageGeometry, screenSize } from './pageGeometry';

// pdf.js needs a browser: in its place a document of a hundred pages that the test opens, breaks or locks.
interface DocumentProps {
  children: ReactNode;
  onLoadSuccess(pdf: object): void;
  onLoadError(error: Error): void;
  onPassword(answer: (password: string) => void, reason: number): void;
  onItemClick(item: { pageNumber: number; dest?: unknown }): void;
}
let document: DocumentProps;
jest.mock('./pdfjs', () => ({ pdfOptions: {}, imageResourcesPath: '' }));
jest.mock('react-pdf', () => ({
  Document: (props: DocumentProps) => {
    document = props;
    return props.children;
  },
  Page: ({ pageNumber, rotate }: { pageNumber: number; rotate: number }) => (
    <p>
      The drawing of page {pageNumber}, turned by {rotate}
    </p>
  ),
  PasswordResponses: { NEED_PASSWORD: 1, INCORRECT_PASSWORD: 2 },
}));

/** Pages of 300 by 600 points, which are 400 by 800 CSS pixels at 100 %; the third lies on its side. */
const pdf = {
  numPages: 100,
  getPage: async (number: number) => ({
    pageNumber: number,
    view: [0, 0, 300, 600],
    rotate: number === 3 ? 90 : 0,
    userUnit: 1,
    render: () => {},
    getAnnotations: async () => [],
    getTextContent: async () => ({
      items: [{ str: `Certificação ${number}`, hasEOL: true, transform: [1, 0, 0, 1, 20, 500] }],
    }),
  }),
  getPageIndex: async ({ num }: { num: number }) => num,
  getDestination: async () => [{ num: 41, gen: 0 }, { name: 'Fit' }],
  getOutline: async () => [
    { title: 'Part one', dest: 'one', items: [{ title: 'Elsewhere', url: 'https://example.org/', items: [] }] },
  ],
};

// The box of the pages is 524 pixels wide and 1000 high, 24 of them around its pages.
beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(1000);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  globalThis.ResizeObserver = class {
    constructor(readonly report: ResizeObserverCallback) {}
    observe = () =>
      this.report([{ contentRect: { width: 524.4, height: 1000 } } as unknown as ResizeObserverEntry], this);
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => jest.restoreAllMocks());

async function show(props: Partial<PdfViewProps> = {}, services = fakeServices()) {
  renderInHost(<PdfView url="/a.pdf" {...props} />, { services });
  await act(async () => document.onLoadSuccess(pdf));
  return userEvent.setup();
}
const drawn = () => screen.getAllByRole('listitem').map((page) => page.getAttribute('aria-label'));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const scrollTo = (top: number) => {
  const box = screen.getByRole('region', { name: 'Document' });
  box.scrollTop = top;
  fireEvent.scroll(box);
};

test('only the pages near the screen are drawn, and the page that is read is told', async () => {
  await show();
  expect(drawn()).toEqual(['Page 1 of 100', 'Page 2 of 100']);
  scrollTo(50_000);
  expect(drawn()).toEqual(['Page 50 of 100', 'Page 51 of 100', 'Page 52 of 100', 'Page 53 of 100']);
  expect(screen.getByLabelText('Page, of 100')).toHaveValue('51');
});

test('a page’s place has its own shape before a reader comes there', async () => {
  await show();
  expect(screen.getByLabelText('Page 1 of 100')).toHaveStyle({ width: '500px', height: '1000px' });
  scrollTo(1000);
  expect(screen.getByLabelText('Page 3 of 100')).toHaveStyle({ width: '500px', height: '250px' });
});

test('any page is gone to by its number, the ones beside it by buttons', async () => {
  const user = await show();
  const number = screen.getByLabelText('Page, of 100');
  await user.click(number);
  await user.keyboard('60{Enter}');
  expect(drawn()).toContain('Page 60 of 100');
  await press('Previous page');
  expect(number).toHaveValue('59');
  await user.click(number);
  await user.keyboard('1000{Enter}');
  expect(number).toHaveValue('100');
});

test('zoom goes by steps and fits, by buttons, keys and Ctrl with the wheel, and the page read stays', async () => {
  const user = await show();
  const width = () => Math.round(Number.parseFloat(screen.getByLabelText('Page 20 of 100').style.width));
  await user.type(screen.getByLabelText('Page, of 100'), '{Control>}a{/Control}20{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Zoom' }), 'Actual size');
  expect(width()).toBe(400);
  await press('Zoom in');
  expect(width()).toBe(440);
  await user.keyboard('{Control>}-{/Control}');
  expect(width()).toBe(400);
  fireEvent.wheel(screen.getByRole('region', { name: 'Document' }), { deltaY: -1, ctrlKey: true });
  expect(width()).toBe(440);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Zoom' }), 'Fit page');
  expect(width()).toBe(488);
  expect(screen.getByLabelText('Page, of 100')).toHaveValue('20');
});

test('a turn turns every page on from how it lies by itself', async () => {
  await show();
  await press('Rotate');
  expect(screen.getByText('The drawing of page 1, turned by 90')).toBeInTheDocument();
  expect(await screen.findByText('The drawing of page 3, turned by 180')).toBeInTheDocument();
});

test('an overlay lies over each drawn page and is told how that lies', async () => {
  const overlay = (page: PageGeometry) => {
    const { width, height } = screenSize(page);
    return (
      <p>
        Over {page.number}, {Math.round(width)} by {Math.round(height)}
      </p>
    );
  };
  await show({ overlay, tools: <button type="button">Highlight</button> });
  const page = within(screen.getByLabelText('Page 1 of 100'));
  expect(page.getByText('Over 1, 500 by 1000')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Highlight' })).toBeVisible();
});

test('words are searched in all pages, counted, and shown one after the other', async () => {
  const user = await show();
  await user.keyboard('{Control>}f{/Control}');
  await user.type(screen.getByRole('searchbox', { name: 'Find in this file' }), 'certificacao 7');
  expect(await screen.findByText('1 of 11')).toBeInTheDocument();
  await waitFor(() => expect(drawn()).toContain('Page 7 of 100'));
  await user.keyboard('{Enter}');
  expect(screen.getByText('2 of 11')).toBeInTheDocument();
  expect(drawn()).toContain('Page 70 of 100');
  await user.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
  expect(screen.getByText('11 of 11')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Match case' }));
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), '{Escape}');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Document' })).toHaveFocus();
});

test('small pages lead to large ones, by pointer and by arrow keys', async () => {
  const user = await show();
  await press('Contents');
  await user.click(screen.getByRole('option', { name: 'Page 4' }));
  expect(screen.getByLabelText('Page, of 100')).toHaveValue('4');
  screen.getByRole('listbox', { name: 'Thumbnails' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: 'Page 5', selected: true })).toBeInTheDocument();
  await user.keyboard('{End}');
  expect(screen.getByLabelText('Page, of 100')).toHaveValue('100');
});

test('the outline leads to pages, and to other places on their own', async () => {
  await show();
  await press('Contents');
  await press('Outline');
  expect(await screen.findByRole('link', { name: 'Elsewhere' })).toHaveAttribute('href', 'https://example.org/');
  await press('Part one');
  await waitFor(() => expect(screen.getByLabelText('Page, of 100')).toHaveValue('42'));
});

test('a link within the document leads to its page, drawn or not', async () => {
  await show();
  await act(async () => document.onItemClick({ pageNumber: 42, dest: 'one' }));
  expect(screen.getByLabelText('Page, of 100')).toHaveValue('42');
});

test.each([
  ['InvalidPDFException', 'Invalid PDF structure.', 'This PDF is damaged'],
  ['InvalidPDFException', 'The PDF file is empty, i.e. its size is zero bytes.', 'This PDF is empty'],
  ['ResponseException', 'Unexpected server response (503).', 'This PDF could not be loaded'],
])('a PDF that does not open for %s: “%s” says so, with what else can be done', async (name, message, title) => {
  renderInHost(<PdfView url="/a.pdf" actions={<a href="/a.pdf">Download</a>} />);
  act(() => document.onLoadError(Object.assign(new Error(message), { name })));
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Download' })).toBeInTheDocument();
  await press('Try again');
  await act(async () => document.onLoadSuccess(pdf));
  expect(drawn()).toContain('Page 1 of 100');
});

test('a protected PDF asks for its password, and says when it was the wrong one', async () => {
  const services = fakeServices({ prompt: jest.fn(async () => 'secret') });
  renderInHost(<PdfView url="/a.pdf" />, { services });
  const answer = jest.fn();
  await act(async () => document.onPassword(answer, 1));
  await act(async () => document.onPassword(answer, 2));
  expect(answer.mock.calls).toEqual([['secret'], ['secret']]);
  expect(services.prompt).toHaveBeenLastCalledWith(
    expect.objectContaining({ label: 'Password', message: expect.stringContaining('does not open it') }),
  );
});

test('whoever has no password is told that the PDF needs one, and may try again', async () => {
  renderInHost(<PdfView url="/a.pdf" />);
  await act(async () => document.onPassword(() => {}, 1));
  expect(screen.getByText('This PDF opens only with its password')).toBeInTheDocument();
  await press('Try again');
  expect(screen.queryByText('This PDF opens only with its password')).not.toBeInTheDocument();
});

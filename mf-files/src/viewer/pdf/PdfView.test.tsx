import { fakeServices, renderInHost } from '@forms/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { PdfView } from './PdfView';

// pdf.js needs a browser: in its place a document of three A4 pages that the test opens, breaks or locks.
interface DocumentProps {
  children: ReactNode;
  onLoadSuccess(pdf: object): void;
  onLoadError(): void;
  onPassword(answer: (password: string) => void, reason: number): void;
  onItemClick(item: { pageNumber: number }): void;
}
let pdf: DocumentProps;
jest.mock('./pdfjs', () => ({ pdfOptions: {}, imageResourcesPath: '' }));
jest.mock('react-pdf', () => ({
  Document: (props: DocumentProps) => {
    pdf = props;
    return props.children;
  },
  Page: ({ pageNumber }: { pageNumber: number }) => <p>The drawing of page {pageNumber}</p>,
  PasswordResponses: { NEED_PASSWORD: 1, INCORRECT_PASSWORD: 2 },
}));
const open = () =>
  act(async () =>
    pdf.onLoadSuccess({ numPages: 3, getPage: async () => ({ getViewport: () => ({ width: 200, height: 300 }) }) }),
  );

// The screen is 800 pixels wide, and what is near it is what the test scrolls there.
const scrollTo = new Map<Element, (near: boolean) => void>();
beforeEach(() => {
  scrollTo.clear();
  globalThis.ResizeObserver = class {
    constructor(readonly report: ResizeObserverCallback) {}
    observe = () => this.report([{ contentRect: { width: 800.4 } } as ResizeObserverEntry], this);
    unobserve() {}
    disconnect() {}
  };
  globalThis.IntersectionObserver = class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    constructor(readonly report: IntersectionObserverCallback) {}
    observe = (element: Element) =>
      void scrollTo.set(element, (near) => this.report([{ isIntersecting: near } as IntersectionObserverEntry], this));
    unobserve() {}
    disconnect() {}
    takeRecords = () => [];
  };
});
const near = (page: HTMLElement, is: boolean) => act(() => scrollTo.get(page)?.(is));

test('every page has its place at once, and only those near the screen are drawn', async () => {
  renderInHost(<PdfView url="/a.pdf" />);
  await open();
  const pages = screen.getAllByRole('listitem');
  expect(pages.map((page) => page.textContent)).toEqual(['Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3']);
  for (const page of pages)
    expect(page.firstElementChild).toHaveStyle({ 'inline-size': '800px', 'block-size': '1200px' });
  expect(screen.queryByText(/drawing/)).not.toBeInTheDocument();
  const [first, second] = pages as [HTMLElement, HTMLElement];
  near(first, true);
  near(second, true);
  near(first, false);
  expect(screen.queryByText('The drawing of page 1')).not.toBeInTheDocument();
  expect(screen.getByText('The drawing of page 2')).toBeInTheDocument();
});

test('a PDF that does not open says so and can be tried again', async () => {
  renderInHost(<PdfView url="/a.pdf" />);
  act(() => pdf.onLoadError());
  expect(screen.getByText('This PDF could not be opened')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await open();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('a protected PDF asks for its password, and says when it was the wrong one', async () => {
  const services = fakeServices({ prompt: jest.fn(async () => 'secret') });
  renderInHost(<PdfView url="/a.pdf" />, { services });
  const answer = jest.fn();
  await act(async () => pdf.onPassword(answer, 1));
  await act(async () => pdf.onPassword(answer, 2));
  expect(answer.mock.calls).toEqual([['secret'], ['secret']]);
  expect(services.prompt).toHaveBeenLastCalledWith(
    expect.objectContaining({ label: 'Password', message: expect.stringContaining('does not open it') }),
  );
});

test('whoever has no password is told that the PDF needs one, and may try again', async () => {
  renderInHost(<PdfView url="/a.pdf" />);
  await act(async () => pdf.onPassword(() => {}, 1));
  expect(screen.getByText('This PDF opens only with its password')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByText('This PDF opens only with its password')).not.toBeInTheDocument();
});

test('a link within the document leads to its page, drawn or not', async () => {
  renderInHost(<PdfView url="/a.pdf" />);
  await open();
  const third = screen.getAllByRole('listitem')[2] as HTMLElement;
  third.scrollIntoView = jest.fn();
  pdf.onItemClick({ pageNumber: 3 });
  expect(third.scrollIntoView).toHaveBeenCalled();
});

import { type ApplicationDocument, CHANGED_SINCE, routes } from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Documents } from './Documents';

const document: ApplicationDocument = {
  ...{ name: 'photo-id', title: 'Photo identification', text: '', state: 'received', reason: '' },
  files: [{ id: 'f1', name: 'passport.pdf', size: 2048, sentAt: '2026-11-22T10:00:00.000Z', isSeen: false }],
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.enquiryDocuments, [document]);
});
afterEach(() => server.stop());

function show(services = fakeServices()) {
  renderInHost(<Documents enquiryId="e1" isOpen />, {
    services,
    remotes: { 'mf-files/FilePreview': ({ fileId }) => <p>The viewer of {fileId}</p> },
  });
  return userEvent.setup({ pointerEventsCheck: 0 });
}
const answers = (change: Partial<ApplicationDocument>) => {
  const next = [{ ...document, ...change }];
  server.answer(routes.decideDocument, () => {
    server.answer(routes.enquiryDocuments, next);
    return next;
  });
};
const decided = () => server.heard.filter(({ route }) => route === routes.decideDocument).map(({ body }) => body);

test('a document that is opened is being looked at from then on, and can be accepted', async () => {
  answers({ state: 'checking' });
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'View passport.pdf' }));
  expect(await screen.findByText('The viewer of f1')).toBeInTheDocument();
  expect(await screen.findByText('Being looked at')).toBeInTheDocument();
  answers({ state: 'accepted' });
  await user.click(screen.getByRole('button', { name: 'Accept Photo identification' }));
  expect(await screen.findByText('Accepted')).toBeInTheDocument();
  expect(decided()).toEqual([
    { state: 'checking', files: ['f1'] },
    { state: 'accepted', files: ['f1'] },
  ]);
});

test('it is asked for again with a reason, and not without an answer to the question', async () => {
  const prompt = jest.fn<Promise<string | undefined>, []>(async () => undefined);
  answers({ state: 'again', reason: 'Too dark' });
  const user = show(fakeServices({ prompt }));
  const again = await screen.findByRole('button', { name: 'Ask again Photo identification' });
  await user.click(again);
  expect(decided()).toEqual([]);
  prompt.mockResolvedValue('Too dark');
  await user.click(again);
  expect(await screen.findByText('Asked for again: Too dark')).toBeInTheDocument();
  expect(decided()).toEqual([{ state: 'again', files: ['f1'], reason: 'Too dark' }]);
});

test('who decides of files that have changed since is told so', async () => {
  server.refuse(routes.decideDocument, 409, CHANGED_SINCE);
  const services = fakeServices();
  const user = show(services);
  await user.click(await screen.findByRole('button', { name: 'Accept Photo identification' }));
  await waitFor(() => expect(services.requestError).toHaveBeenCalledWith(expect.objectContaining({ status: 409 })));
});

import { routes } from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEnquiry } from '../enquiry.fixture';
import { NoteItem } from './NoteItem';
import { WriteNote } from './WriteNote';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.session, { userId: '7', name: 'Ana Sá', roles: ['Staff'], email: 'ana@example.org', areas: [] });
  server.answer(routes.colleagues, [
    { id: '7', name: 'Ana Sá' },
    { id: '8', name: 'Ben Ode' },
    { id: '9', name: 'Rui Melo' },
  ]);
});
afterEach(() => server.stop());
const sent = (route: (typeof routes)[keyof typeof routes]) => server.heard.filter((each) => each.route === route);

test('a note is for whom of the colleagues is chosen, and for nobody once it is written', async () => {
  const user = userEvent.setup();
  renderInHost(<WriteNote enquiryId={anEnquiry.id} />, { services: fakeServices() });
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Please call');
  await screen.findByRole('option', { name: 'Ben Ode' });
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Ana Sá' })).not.toBeInTheDocument());
  await user.selectOptions(screen.getByRole('combobox', { name: 'For' }), 'Ben Ode');
  await user.selectOptions(screen.getByRole('combobox', { name: 'For' }), 'Rui Melo');
  await user.click(screen.getByRole('button', { name: 'Remove Ben Ode' }));

  server.answer(routes.addComment, { id: 'n', text: 'Please call', author: 'Ana Sá', madeAt: '', mentions: [] });
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(sent(routes.addComment)).toHaveLength(1));
  expect(sent(routes.addComment)[0]?.body).toEqual({ text: 'Please call', mentions: ['9'] });
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Whom it is for' })).not.toBeInTheDocument());
});

test('whom a note is for reads so, and says when they have done with it', async () => {
  const user = userEvent.setup();
  const mentions = [
    { id: '7', name: 'Ana Sá', isDone: false },
    { id: '8', name: 'Ben Ode', isDone: true },
  ];
  const comment = { id: 'n', text: 'Please call', author: 'Rui Melo', madeAt: '2026-11-28T10:00:00.000Z', mentions };
  renderInHost(<NoteItem comment={comment} enquiryId={anEnquiry.id} />, { services: fakeServices() });
  expect(screen.getByText('For Ana Sá, Ben Ode (done)')).toBeInTheDocument();
  server.answer(routes.endMention, undefined);
  await user.click(await screen.findByRole('button', { name: 'I have done with it' }));
  await waitFor(() => expect(sent(routes.endMention)).toHaveLength(1));
  expect(sent(routes.endMention)[0]?.params).toEqual({ id: anEnquiry.id, commentId: 'n' });
});

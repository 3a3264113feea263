import { type BoardLayout, LAYOUT_CHANGED, routes } from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Layouts } from './Layouts';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

const layout: BoardLayout = {
  ...{ id: 'l1', board: 'aqa', name: 'Portal', version: 1, changedBy: 'Rui' },
  columns: [
    { column: 'EntryCode', heading: 'Code' },
    { column: 'CandidateName', heading: 'Name' },
    { column: 'ULN', heading: 'ULN' },
  ],
};
const sent = (route: object) => server.heard.filter((call) => call.route === route).map(({ body }) => body);
async function edit() {
  server.answer(routes.boardLayouts, [layout]);
  renderInHost(<Layouts />);
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(await screen.findByRole('button', { name: 'Edit Portal' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Edit Portal' })) };
}

test('columns are ordered, renamed, left out and added by keyboard alone, and saved as they stand', async () => {
  const { user, dialog } = await edit();
  dialog.getByRole('button', { name: 'Move CandidateName up' }).focus();
  await user.keyboard('{Enter}');
  expect(dialog.getByRole('button', { name: 'Move CandidateName down' })).toHaveFocus();
  dialog.getByRole('button', { name: 'Leave ULN out' }).focus();
  await user.keyboard('{Enter}');
  expect(dialog.getByRole('button', { name: 'Leave EntryCode out' })).toHaveFocus();
  fireEvent.change(dialog.getByLabelText('EntryCode'), { target: { value: ' ' } });
  fireEvent.change(dialog.getByLabelText('Add a column'), { target: { value: 'DateOfBirth' } });
  fireEvent.change(dialog.getByLabelText('DateOfBirth as'), { target: { value: 'DDMMYY' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('A heading is needed')).toBeVisible();
  fireEvent.change(dialog.getByLabelText('EntryCode'), { target: { value: 'Entry' } });
  server.answer(routes.changeBoardLayout, layout);
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(routes.changeBoardLayout)).toEqual([
    {
      ...{ board: 'aqa', name: 'Portal', version: 1 },
      columns: [
        { column: 'CandidateName', heading: 'Name' },
        { column: 'EntryCode', heading: 'Entry' },
        { column: 'DateOfBirth', heading: 'DateOfBirth', days: 'DDMMYY' },
      ],
    },
  ]);
});

test('what a colleague made of it meanwhile stands beside what was arranged, and is gone over once that is seen', async () => {
  const { user, dialog } = await edit();
  const stored = { ...layout, columns: layout.columns.slice(1), version: 2 };
  server.refuse(routes.changeBoardLayout, 409, LAYOUT_CHANGED.message, { error: LAYOUT_CHANGED.word, stored });
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'AQA portal' } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Name, ULN')).toBeVisible();
  server.answer(routes.changeBoardLayout, stored);
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(routes.changeBoardLayout).at(-1)).toMatchObject({ name: 'AQA portal', version: 2 }));
});

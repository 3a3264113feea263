import type { ListedFile } from '@forms/shared/contract';
import { fakeServices, renderInHost } from '@forms/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileSteps } from './FileSteps';

const files = ['a', 'b', 'c'].map((id) => ({ id, name: `${id}.pdf` }) as ListedFile);

function show(fileId: string) {
  const onNavigate = jest.fn();
  const services = fakeServices();
  renderInHost(<FileSteps fileId={fileId} files={files} onNavigate={onNavigate} />, { services });
  return { onNavigate, services, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) };
}

test('from a file to those before and after it', async () => {
  const { onNavigate, services, press } = show('b');
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3: b.pdf');
  await press('Previous file');
  await press('Next file');
  expect(onNavigate.mock.calls).toEqual([['a'], ['c']]);
  expect(services.popup).not.toHaveBeenCalled();
});

test.each([
  ['a', 'Previous file', { title: 'First file', message: 'This is the first file in the list' }],
  ['c', 'Next file', { title: 'Last file', message: 'This is the last file in the list' }],
])('past the end of the list, from %s by %s, a dialog says that it is the end', async (fileId, name, words) => {
  const { onNavigate, services, press } = show(fileId);
  await press(name);
  expect(services.popup).toHaveBeenCalledWith(words);
  expect(onNavigate).not.toHaveBeenCalled();
});

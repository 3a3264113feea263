import type { ApplicationDocument } from '@forms/shared/contract';
import type { UploaderProps } from '@forms/shared/platform/remotes';
import { renderInHost } from '@forms/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Documents } from './Documents';

const file = { id: 'f1', name: 'passport.pdf', size: 2048, sentAt: '2026-11-22T10:00:00.000Z', isSeen: false };
const passport: ApplicationDocument = {
  ...{ name: 'photo-id', title: 'Photo identification', text: 'A passport will do.' },
  ...{ state: 'missing', reason: '', files: [] },
};

/** Says what it was given, and has one file come and go. */
const Uploader = ({ value, onChange, application, labelledBy, camera }: UploaderProps) => (
  <fieldset aria-labelledby={labelledBy}>
    {`${application?.link} ${application?.document} ${camera ? 'camera' : ''}: ${value.map(({ name }) => name).join(', ')}`}
    <button type="button" onClick={() => onChange([...value, { pending: 'p', name: 'on-its-way.pdf', size: 1 }])}>
      Begin
    </button>
    <button type="button" onClick={() => onChange([{ id: 'f2', name: 'on-its-way.pdf', size: 1 }])}>
      Arrive
    </button>
    <button type="button" onClick={() => onChange(value.filter((answer) => !('pending' in answer)))}>
      Be refused
    </button>
  </fieldset>
);
function show(documents: ApplicationDocument[], isOpen = true) {
  const onChange = jest.fn();
  renderInHost(<Documents link="secret" documents={documents} isOpen={isOpen} onChange={onChange} />, {
    remotes: { 'mf-files/Uploader': Uploader },
  });
  return { onChange, user: userEvent.setup() };
}

test('what is missing is said with what it must show, and is uploaded in its place', async () => {
  const { onChange, user } = show([passport]);
  expect(screen.getByText(/We still need one document from you/)).toBeInTheDocument();
  const item = within(screen.getByRole('listitem'));
  expect(item.getByRole('heading', { name: 'Photo identification' })).toBeInTheDocument();
  expect(item.getByText('Not sent yet')).toBeInTheDocument();
  expect(item.getByText('A passport will do.')).toBeInTheDocument();
  expect(item.getByRole('group', { name: 'Photo identification' })).toHaveTextContent('secret photo-id camera');
  await user.click(item.getByRole('button', { name: 'Begin' }));
  expect(item.getByRole('group')).toHaveTextContent('on-its-way.pdf');
  expect(onChange).not.toHaveBeenCalled();
  await user.click(item.getByRole('button', { name: 'Arrive' }));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('what is refused once it has come, as for a virus, is asked about anew: it stood with the server meanwhile', async () => {
  const { onChange, user } = show([passport]);
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  expect(onChange).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Be refused' }));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('what nobody has looked at stands in the uploader, where it can be removed; what was seen beside it', () => {
  const seen = { ...file, id: 'f0', name: 'first.pdf', isSeen: true };
  show([{ ...passport, state: 'received', files: [seen, file] }]);
  expect(screen.getByText('Received')).toBeInTheDocument();
  expect(screen.getByRole('group')).toHaveTextContent(': passport.pdf');
  expect(screen.getByText('first.pdf')).toBeInTheDocument();
  expect(screen.getByText(/We have what you sent, and look at it next/)).toBeInTheDocument();
});

test('what is asked for again says why, and takes another', () => {
  show([{ ...passport, state: 'again', reason: 'The name is cut off', files: [{ ...file, isSeen: true }] }]);
  expect(screen.getByText('Please send again')).toBeInTheDocument();
  expect(screen.getByText('The name is cut off')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Photo identification' })).toBeInTheDocument();
});

test.each<[string, ApplicationDocument, boolean, RegExp]>([
  ['accepted', { ...passport, state: 'accepted', files: [file] }, true, /We have all that we need/],
  ['sent for what is withdrawn', { ...passport, state: 'received', files: [file] }, false, /takes no documents/],
])('what is %s takes no more, and says what was sent', (_, document, isOpen, said) => {
  show([document], isOpen);
  expect(screen.getByText(said)).toBeInTheDocument();
  expect(screen.getByText('passport.pdf')).toBeInTheDocument();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

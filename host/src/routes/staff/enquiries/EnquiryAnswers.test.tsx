import type { AnswersProps, CorrectAnswersProps } from '@forms/shared/platform/remotes';
import { renderInHost } from '@forms/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnquiryAnswers } from './EnquiryAnswers';
import { anEnquiry } from './enquiry.fixture';

const remotes = {
  'mf-forms/Answers': ({ definition }: AnswersProps) => <p>Answers to {definition.header.title}</p>,
  'mf-forms/CorrectAnswers': ({ enquiry, onClose }: CorrectAnswersProps) => (
    <button type="button" onClick={onClose}>
      Done with {enquiry.reference}
    </button>
  ),
};

test('the form takes the place of the answers while they are corrected, and the focus comes back', async () => {
  renderInHost(<EnquiryAnswers enquiry={anEnquiry} />, { remotes });
  await userEvent.click(await screen.findByRole('button', { name: 'Correct answers' }));
  expect(screen.queryByText(/^Answers to/)).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: `Done with ${anEnquiry.reference}` }));
  expect(await screen.findByText(/^Answers to/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Correct answers' })).toHaveFocus();
});

test('what was erased is not corrected', async () => {
  const step = {
    id: 'p1',
    kind: 'erased',
    amount: null,
    detail: '',
    author: 'Ana Sá',
    madeAt: '2026-11-23T11:00:00.000Z',
  };
  renderInHost(<EnquiryAnswers enquiry={{ ...anEnquiry, payments: [{ ...step, kind: 'erased' }] }} />, { remotes });
  expect(await screen.findByText(/^Answers to/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Correct answers' })).not.toBeInTheDocument();
});

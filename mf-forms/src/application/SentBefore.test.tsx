import { Link, useLocation, useNavigate, useNavigationType } from '@forms/shared/platform/routing';
import { renderInHost } from '@forms/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SentBefore } from './SentBefore';
import { useSentForms } from './sentForms';

/** A site of a form and of the page that it leads to once it was sent. */
function Site() {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const { remember } = useSentForms();
  const isReturn = useNavigationType() === 'POP';
  if (pathname === '/open-day') {
    return (
      <SentBefore slug="open-day" isReturn={isReturn}>
        The form
        <Link to="/application#secret">Submit</Link>
      </SentBefore>
    );
  }
  return (
    <>
      Sent: {hash}
      <button type="button" onClick={() => remember('open-day', 'secret')}>
        Seen
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <Link to="/open-day">Open the form</Link>
    </>
  );
}

test('Back to a form that was sent leads to what became of it; by a link it begins anew, and Back to it then too', async () => {
  const user = userEvent.setup();
  renderInHost(<Site />, { path: '/open-day' });
  expect(screen.getByText('The form')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Submit' }));
  await user.click(screen.getByRole('button', { name: 'Seen' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('Sent: #secret')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Open the form' }));
  expect(await screen.findByText('The form')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Submit' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('The form')).toBeInTheDocument();
});

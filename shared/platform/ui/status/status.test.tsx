import { render, screen } from '@testing-library/react';
import { enquiryStatuses, roles, type Status, statusNames } from '../../../contract';
import { RoleTags, StatusSign } from '.';

test.each(Object.entries(statusNames))('%s is shown as the word %s', (status, word) => {
  render(<StatusSign status={status as Status} />);
  expect(screen.getByText(word)).toBeInTheDocument();
});

test('the statuses of an enquiry are told apart by the form of their signs, not by colour alone', () => {
  const { container } = render(enquiryStatuses.map((status) => <StatusSign key={status} status={status} />));
  const forms = [...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
  expect(new Set(forms).size).toBe(enquiryStatuses.length);
});

test('somebody with several roles is shown with each', () => {
  render(<RoleTags roles={roles} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([...roles]);
});

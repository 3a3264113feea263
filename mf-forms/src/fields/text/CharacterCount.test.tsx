import { act, render, screen } from '@testing-library/react';
import { ErrorNews } from '../../engine/ErrorNews';
import { CharacterCount } from './CharacterCount';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const counted = (value: string, always = false) => (
  <ErrorNews>
    <CharacterCount of="box" value={value} most={10} always={always} />
  </ErrorNews>
);
const news = () => screen.getByRole('status', { name: 'News of this form' });

test('several lines are counted from the first character on, one line only once it is nearly full', () => {
  const { rerender } = render(counted('abc', true));
  expect(screen.getByText('You have 7 characters remaining')).toBeVisible();
  rerender(counted('abc'));
  expect(screen.queryByText(/remaining/)).not.toBeInTheDocument();
  rerender(counted('abcdefghi'));
  expect(screen.getByText('You have 1 character remaining')).toBeVisible();
});

test('what is too much is counted as the rule counts it: an emoji is one, spaces at the ends are none', () => {
  const { rerender } = render(counted('  abcdefgh🎓i  '));
  expect(screen.getByText('You have 0 characters remaining')).toBeVisible();
  rerender(counted('abcdefgh🎓ijk'));
  expect(screen.getByText('You have 2 characters too many')).toBeVisible();
});

test('the count is said once a person pauses, not at each key, and not while there is room', () => {
  const { rerender } = render(counted('abc', true));
  rerender(counted('abcd', true));
  act(() => jest.runAllTimers());
  expect(news()).toBeEmptyDOMElement();
  rerender(counted('abcdefgh', true));
  rerender(counted('abcdefghijk', true));
  expect(news()).toBeEmptyDOMElement();
  act(() => jest.runAllTimers());
  expect(news()).toHaveTextContent('You have 1 character too many');
});

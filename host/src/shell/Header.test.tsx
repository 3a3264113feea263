import { renderInHost } from '@forms/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from './Header';

const groups = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const linksOf = (group: string) => {
  const list = screen.getByRole('button', { name: group }).nextElementSibling;
  if (!(list instanceof HTMLElement)) throw new Error(`${group} has no links`);
  return within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
};

test('the English site has its four groups, which lead to pages of the college', async () => {
  renderInHost(<Header campus="oxford" />);
  expect(groups()).toEqual(['Study', 'Tuition', 'Examinations', 'About']);
  await userEvent.click(screen.getByRole('button', { name: 'Examinations' }));
  expect(linksOf('Examinations')).toContain('/educational-services/examinations/');
  await userEvent.click(screen.getByRole('button', { name: 'About' }));
  expect(linksOf('About')).toEqual(expect.arrayContaining(['/blog', '/contact-us/']));
});

test('the Portuguese site has its own, whose pages end in .php', async () => {
  renderInHost(<Header campus="lisbon" />);
  expect(groups()).toEqual(['Study', 'Fees', 'About', 'Study online']);
  for (const group of ['Study', 'Fees', 'About', 'Study online']) {
    await userEvent.click(screen.getByRole('button', { name: group }));
    expect(linksOf(group).every((path) => path?.endsWith('.php'))).toBe(true);
  }
});

test('one group is open at a time, and none after a press elsewhere', async () => {
  renderInHost(
    <>
      <Header campus="oxford" />
      <p>The page</p>
    </>,
  );
  const [study, about] = ['Study', 'About'].map((name) => screen.getByRole('button', { name }));
  if (!study || !about) throw new Error('No menus');
  expect(screen.queryByRole('link', { name: 'A levels' })).not.toBeInTheDocument();
  await userEvent.click(study);
  expect(screen.getByRole('link', { name: 'A levels' })).toBeVisible();
  await userEvent.click(about);
  expect(study).toHaveAttribute('aria-expanded', 'false');
  expect(about).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByText('The page'));
  expect(about).toHaveAttribute('aria-expanded', 'false');
});

test('by keyboard a group opens, is walked through, and Escape closes it where one was', async () => {
  renderInHost(<Header campus="oxford" />);
  const study = screen.getByRole('button', { name: 'Study' });
  study.focus();
  await userEvent.keyboard('{Enter}{Tab}');
  expect(screen.getByRole('link', { name: 'Tutorial college' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(study).toHaveFocus();
  expect(study).toHaveAttribute('aria-expanded', 'false');
});

test('arrow keys lead from group to group, into an open one, and along its links', async () => {
  renderInHost(<Header campus="oxford" />);
  const [study, tuition, , about] = within(screen.getByRole('navigation')).getAllByRole('button');
  const has = (name: string) => expect(screen.getByRole('link', { name })).toHaveFocus();
  study?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(tuition).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(about).toHaveFocus();
  await userEvent.keyboard('{Home}{Enter}{ArrowDown}');
  has('Tutorial college');
  await userEvent.keyboard('{ArrowUp}');
  has('Study online');
  await userEvent.keyboard('{Home}{ArrowDown}');
  has('A levels');
  await userEvent.keyboard('{End}');
  has('Study online');
});

test('the page that is shown is marked in its menu', async () => {
  renderInHost(<Header campus="oxford" />, { path: '/fees/' });
  await userEvent.click(screen.getByRole('button', { name: 'Examinations' }));
  expect(screen.getByRole('link', { name: 'Fees', current: 'page' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Access arrangements' })).not.toHaveAttribute('aria-current');
});

test('on a small screen one button opens the menus, and Escape closes them', async () => {
  renderInHost(<Header campus="oxford" />);
  const menu = screen.getByRole('button', { name: 'Menu' });
  await userEvent.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(menu).toHaveFocus();
});

test('following a link closes what was open', async () => {
  renderInHost(<Header campus="oxford" />);
  await userEvent.click(screen.getByRole('button', { name: 'Study' }));
  await userEvent.click(screen.getByRole('link', { name: 'A levels' }));
  expect(screen.getByRole('button', { name: 'Study' })).toHaveAttribute('aria-expanded', 'false');
});

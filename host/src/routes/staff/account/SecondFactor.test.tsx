import { routes as calls, WRONG_CODE } from '@forms/shared/contract';
import { ServicesProvider } from '@forms/shared/platform/services';
import { createStore, StoreProvider } from '@forms/shared/platform/store';
import { fakeServer, fakeServices } from '@forms/shared/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SecondFactor } from './SecondFactor';

const SECRET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(calls.factorSecret, { secret: SECRET, address: `otpauth://totp/x?secret=${SECRET}` });
});
afterEach(() => server.stop());

const stateIs = (since: string | null, codesLeft: number) => server.answer(calls.secondFactor, { since, codesLeft });
const sent = () => server.heard.flatMap(({ body }) => (body ? [body] : []));
function open() {
  render(
    <StoreProvider store={createStore()}>
      <ServicesProvider value={fakeServices()}>
        <SecondFactor email="ana@example.org" />
      </ServicesProvider>
    </StoreProvider>,
  );
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('is set up with an app and one’s password, and its recovery codes are shown this once', async () => {
  stateIs(null, 0);
  open();
  await press('Set up');
  expect(await screen.findByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code with the secret below' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  await userEvent.type(screen.getByLabelText('Your password'), 'a long password');
  server.answer(calls.setSecondFactor, { codes: ['AAAA-BBBB', 'CCCC-DDDD'] });
  stateIs('2026-11-21T10:00:00.000Z', 10);
  await press('Turn on');
  const codes = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(codes).toHaveFocus();
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['AAAA-BBBB', 'CCCC-DDDD']);
  expect(sent()).toEqual([{ secret: SECRET, code: '123456', password: 'a long password' }]);
  await press('I have kept them');
  expect(await screen.findByText(/10 recovery codes are left/)).toBeVisible();
  expect(screen.queryByText('AAAA-BBBB')).not.toBeInTheDocument();
});

test('says at its field what is wrong, and what was typed stays', async () => {
  stateIs(null, 0);
  open();
  await press('Set up');
  const code = await screen.findByLabelText('Code');
  await press('Turn on');
  expect(code).toHaveAccessibleDescription(/Please enter the code/);
  expect(code).toHaveFocus();
  expect(sent()).toEqual([]);

  server.refuse(calls.setSecondFactor, 422, WRONG_CODE, { errors: [{ path: 'code', message: WRONG_CODE }] });
  await userEvent.type(code, '123456{Enter}');
  expect(await screen.findByText(WRONG_CODE)).toBeVisible();
  expect(code).toHaveValue('123456');

  const message = 'This is not your current password.';
  server.refuse(calls.setSecondFactor, 422, message, { errors: [{ path: 'password', message }] });
  await press('Turn on');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Your password')).toHaveFocus();
});

test('is replaced only with a code of the one until now', async () => {
  stateIs('2026-11-21T10:00:00.000Z', 7);
  open();
  await press('Set up anew');
  await userEvent.type(await screen.findByLabelText('Code'), '123456');
  const current = screen.getByLabelText('Old code');
  await press('Turn on');
  expect(current).toHaveAccessibleDescription(/Please enter the code/);
  expect(current).toHaveFocus();

  server.refuse(calls.setSecondFactor, 422, WRONG_CODE, { errors: [{ path: 'current', message: WRONG_CODE }] });
  await userEvent.type(current, 'AAAA-BBBB{Enter}');
  expect(await screen.findByText(WRONG_CODE)).toBeVisible();
  expect(current).toHaveFocus();
  expect(sent()).toEqual([{ secret: SECRET, code: '123456', password: '', current: 'AAAA-BBBB' }]);
});

test('is turned off with a code, and tells when no recovery code is left', async () => {
  stateIs('2026-11-21T10:00:00.000Z', 0);
  open();
  expect(await screen.findByText(/No recovery code is left/)).toBeVisible();
  await press('Turn off');
  const code = await screen.findByRole('textbox', { name: 'Code' });
  expect(code).toHaveFocus();
  server.refuse(calls.endSecondFactor, 422, WRONG_CODE, { errors: [{ path: 'code', message: WRONG_CODE }] });
  await userEvent.type(code, '111111{Enter}');
  await screen.findByText(WRONG_CODE);
  server.answer(calls.endSecondFactor, undefined);
  stateIs(null, 0);
  await userEvent.clear(code);
  await userEvent.type(code, '222222{Enter}');
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
  expect(sent()).toEqual([{ code: '111111' }, { code: '222222' }]);
});

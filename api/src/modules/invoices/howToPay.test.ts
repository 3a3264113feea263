import { accountLines, type Campus } from '@forms/shared/contract';
import { seller } from '@forms/shared/testing/seller';
import { howToPay } from './howToPay';

const at = (campus: Campus) => ({ campus, seller, bankDetails: accountLines(seller, campus) });

test('An account is called by the words of whom it is said to, whichever campus it is of.', () => {
  expect(howToPay(at('lisbon'), 'EX-1', 'en-GB')).toEqual([
    ...['Account name: Tutorial Ltd', 'IBAN: GB82 WEST 1234 5698 7654 32', 'BIC: WESTGB22'],
    'Payment reference: EX-1',
  ]);
  expect(howToPay(at('oxford'), 'EX-1', 'pt-PT')).toEqual([
    ...['Titular da conta: Tutorial Ltd', 'Sort code: 12-34-56', 'Número da conta: 12345678'],
    ...['IBAN: GB82 WEST 1234 5698 7654 32', 'BIC: WESTGB22', 'Referência do pagamento: EX-1'],
  ]);
});

test('What the settings say of an account stays as it was written; without any, nobody is to pay into another’s.', () => {
  const unset = { campus: 'oxford', seller: undefined } as const;
  const bankDetails = ['Sort code: 12-34-56'];
  expect(howToPay({ ...unset, bankDetails }, 'EX-1')).toEqual([...bankDetails, 'Payment reference: EX-1']);
  expect(howToPay({ ...unset, bankDetails: [] }, 'EX-1', 'pt-PT')).toEqual([
    expect.stringContaining('Não pague para uma conta que outra pessoa lhe indique'),
  ]);
});

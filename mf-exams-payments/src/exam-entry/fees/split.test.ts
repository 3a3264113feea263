import { feesOfOffers } from './split';

test('what does not go to the boards goes to the centre', () => {
  const offers = [
    { price: 22_995, boardFee: 4995 },
    { price: 19_995, boardFee: 4995 },
  ];
  expect(feesOfOffers(offers)).toEqual({ total: 42_990, split: { boards: 9990, centre: 33_000 } });
});

test('where one board’s fee is not known, only what they cost in all is said', () => {
  const offers = [
    { price: 22_995, boardFee: 4995 },
    { price: 10_000, boardFee: null },
  ];
  expect(feesOfOffers(offers)).toEqual({ total: 32_995, split: undefined });
});

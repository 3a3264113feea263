import { feesOfOffers } from './split';

test('what does not go to the boards goes to the centre', () => {
  const offers = [
    { price: 22_995, boardFee: 4995, surcharge: 0 },
    { price: 19_995, boardFee: 4995, surcharge: 0 },
  ];
  expect(feesOfOffers(offers)).toEqual({ total: 42_990, surcharge: 0, split: { boards: 9990, centre: 33_000 } });
});

test('where one board’s fee is not known, only what they cost in all is said', () => {
  const offers = [
    { price: 22_995, boardFee: 4995, surcharge: 0 },
    { price: 10_000, boardFee: null, surcharge: 0 },
  ];
  expect(feesOfOffers(offers)).toEqual({ total: 32_995, surcharge: 0, split: undefined });
});

test('what a late stage adds stands apart from both', () => {
  const offers = [{ price: 22_995, boardFee: 4995, surcharge: 7498 }];
  expect(feesOfOffers(offers)).toEqual({ total: 30_493, surcharge: 7498, split: { boards: 4995, centre: 18_000 } });
});

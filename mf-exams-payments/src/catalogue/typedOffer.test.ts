import type { Offer } from '@forms/shared/contract';
import { POUNDS_WANTED } from '../pounds/pounds';
import { newPaper, newSitting, readOffer, typedOffer } from './typedOffer';

const offer: Offer = {
  ...{ board: 'aqa', level: 'gcse', specification: '8300', subject: 'Mathematics', code: '8300H', name: 'Higher tier' },
  ...{ kind: 'tier', boardFee: 4995, centreCharge: 18_000, capacity: 30, age: { years: 16, on: '08-31' } },
  ...{ campuses: ['oxford'] },
  papers: [
    {
      ...{ code: '8300/1H', name: 'Paper 1', type: 'Written', tier: 'higher', minutes: 90 },
      sittings: [
        { on: '2027-05-17', session: 'am' },
        { on: '2027-11-02', session: 'evening' },
      ],
    },
  ],
};

test('what is shown to be typed over reads as the same offer', () => {
  expect(readOffer(typedOffer(offer))).toEqual({ offer });
  const plain = { ...offer, boardFee: null, capacity: null, age: null };
  expect(readOffer(typedOffer(plain))).toEqual({ offer: plain });
});

test('what is wrong is told where it was typed', () => {
  const typed = typedOffer(offer);
  const [paper = newPaper()] = typed.papers;
  const wrong = {
    ...{ ...typed, subject: '', boardFee: 'ten', centreCharge: '-5', capacity: 'many', on: '31 August', campuses: [] },
    papers: [{ ...paper, minutes: '0', sittings: [newSitting()] }, paper],
  };
  expect(readOffer(wrong)).toEqual({
    errors: {
      subject: 'Please enter a name',
      boardFee: POUNDS_WANTED,
      centreCharge: 'At least £0.00',
      capacity: 'Please enter a whole number',
      'age.on': 'Please enter month and day, as 08-31',
      campuses: 'Please choose where',
      'papers.0.minutes': 'At least 1',
      'papers.0.sittings.0.on': 'Please enter a date, as 2027-05-17',
      'papers.1.code': 'This code stands here twice',
    },
  });
});

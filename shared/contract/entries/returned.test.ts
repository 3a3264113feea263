import fc from '../../testing/properties/fastCheck';
import { returnedOf } from './returned';

const last = { centre: '2027-04-14', board: '2027-04-21' };
const dates = { ...last, boardReturns: 100, centreReturns: 50 };

test.each([
  ['in time, by the shares of the key dates', dates, '2027-04-14', true, { board: 4995, centre: 9000 }],
  ['after the last day, nothing', dates, '2027-04-15', true, { board: 0, centre: 0 }],
  ['where nothing comes back by the dates, nothing', null, '2027-01-01', true, { board: 0, centre: 0 }],
  ['not with the board yet, the board’s part in any case', dates, '2027-04-15', false, { board: 4995, centre: 0 }],
] as const)('of an entry that is withdrawn comes back %s', (_, withdrawals, day, isWithBoard, returned) => {
  expect(returnedOf({ price: 22_995, boardFee: 4995 }, withdrawals, { day, isWithBoard })).toEqual(returned);
});

const percent = fc.integer({ min: 0, max: 100 });
const pence = fc.integer({ min: 0, max: 1_000_000 });
test('never more comes back than was asked, nor more later on', () => {
  const priced = fc.record({ price: pence, boardFee: fc.option(pence) });
  fc.assert(
    fc.property(priced, percent, percent, fc.boolean(), (entry, boardReturns, centreReturns, isWithBoard) => {
      const withdrawals = { ...last, boardReturns, centreReturns };
      const back = (day: string) => {
        const { board, centre } = returnedOf(entry, withdrawals, { day, isWithBoard });
        expect(Math.min(board, centre)).toBeGreaterThanOrEqual(0);
        return board + centre;
      };
      expect(back(last.centre)).toBeLessThanOrEqual(entry.price);
      expect(back('2027-04-15')).toBeLessThanOrEqual(back(last.centre));
    }),
  );
});

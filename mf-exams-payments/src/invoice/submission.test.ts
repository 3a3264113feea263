import { createStore, endSession } from '@forms/shared/platform/store';
import { chosenAll, examEntry } from '../exam-entry/exams.fixture';
import { newApplicant, payingSchool } from './application.fixture';
import { applicationKey, headersOf, payerAddress, sentWith, submissionOf } from './submission';

test('the body is the pages, then the way to pay and what was declared', () => {
  const answers = newApplicant();
  const declarations = [{ id: 'good-faith', version: 'words-1', acceptedAt: '2026-11-22T10:00:00.000Z' }];
  expect(submissionOf(answers, 'bacs', declarations)).toEqual([...answers, { paymentMethod: 'bacs', declarations }]);
});

test('an application has one key by its journey, answers and way to pay', () => {
  const answers = newApplicant();
  const key = applicationKey('journey', answers, 'bacs');
  expect(applicationKey('journey', structuredClone(answers), 'bacs')).toBe(key);
  for (const other of [
    applicationKey('other', answers, 'bacs'),
    applicationKey('journey', answers, 'card'),
    applicationKey('journey', newApplicant(), 'bacs'),
  ]) {
    expect(other).not.toBe(key);
  }
});

test('the headers are told from the answers, encoded so that any letter may stand in them', () => {
  const answers = [{ name: 'p', values: { department: 2, startDate: '2027-01-04', programmeType: 'A–level “prep”' } }];
  const exams = [examEntry('1'), examEntry('2'), examEntry('3', { series: { id: 'x', name: 'Été 2027' } })];
  const headers = headersOf(answers, exams);
  expect(headers).toEqual({
    department: '2',
    examseries: encodeURIComponent(`${chosenAll.series.name}, Été 2027`),
    startdate: '2027-01-04',
    programmetype: encodeURIComponent('A–level “prep”'),
  });
  expect(() => new Headers(headers)).not.toThrow();
});

test('the department is 1 and the rest empty where nothing was answered', () => {
  expect(headersOf([], [])).toEqual({ department: '1', examseries: '', startdate: '', programmetype: '' });
});

test('the payer lives at the payment address, else at the candidate’s', () => {
  const home = { address_1: '1 High Street', address_2: '', address_3: 'Oxford', address_4: 'OX1 4AA' };
  const office = { pay_address_1: 'PO Box 9', pay_address_4: 'LS1 1AA' };
  expect(payerAddress([{ name: 'a', values: home }])).toEqual({
    line1: '1 High Street',
    line2: '',
    line3: 'Oxford',
    postcode: 'OX1 4AA',
  });
  expect(payerAddress([{ name: 'a', values: { ...home, ...office } }])).toEqual({
    line1: 'PO Box 9',
    line2: '',
    line3: '',
    postcode: 'LS1 1AA',
  });
});

test('the address of a school or company that pays begins with its name', () => {
  expect(payerAddress([{ name: 'a', values: payingSchool }])).toEqual({
    line1: 'Cherwell School',
    line2: '5 Marston Ferry Road',
    line3: 'Oxford',
    postcode: 'OX2 7EE',
  });
});

test('the same answers are always sent with the way to pay that was chosen first, edited ones with the new', () => {
  const { dispatch } = createStore();
  const answers = newApplicant();
  expect(dispatch(sentWith(answers, 'card'))).toBe('card');
  expect(dispatch(sentWith(structuredClone(answers), 'bacs'))).toBe('card');
  expect(dispatch(sentWith(newApplicant(), 'bacs'))).toBe('bacs');
});

test('nothing of the answers that were sent outlives the session', () => {
  const { dispatch, getState } = createStore();
  const answers = newApplicant();
  dispatch(sentWith(answers, 'card'));
  dispatch(endSession());
  expect(getState().session.values).toEqual({});
  expect(dispatch(sentWith(answers, 'bacs'))).toBe('bacs');
});

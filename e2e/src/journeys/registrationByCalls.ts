import { type Route, routes } from '@forms/shared/contract';

/** Makes a call of the contract and answers what it did. */
type Call = <T>(route: Route, json?: unknown) => Promise<T>;
interface Exam {
  examId: string;
  formData: { series: { id: string }; option: { id: string } };
}

/** The first option of a subject in the next summer, as the cascade finds it. */
export async function examEntry(call: Call, levelId = 'gcse', boardId = 'aqa', subject = '8300'): Promise<Exam> {
  const series = await call<{ id: string }[]>(routes.examSeries);
  const seriesId = series.find(({ id }) => id.startsWith('summer'))?.id ?? '';
  const choices = (json: object) => call<{ id: string; code: string }[]>(routes.examChoices, { seriesId, ...json });
  const subjects = await choices({ name: 'subject', levelId, boardId });
  const [option] = await choices({ name: 'option', specId: subjects.find(({ code }) => code === subject)?.id });
  const { data } = await call<{ data: Exam['formData'] & { examId: string } }>(routes.examTableInfo, {
    optionId: option?.id,
    seriesId,
  });
  const { examId, ...formData } = data;
  return { examId, formData };
}

/** A candidate's answers, page by page; `said` is what somebody answers otherwise. */
export const registration = (exam: Exam, said: { candidate?: object; exams?: object } = {}) => [
  { name: 'start', values: { filledBy: 'student' } },
  {
    name: 'candidate',
    values: {
      ...{ firstName: 'Zoë', lastName: 'Melo', dateOfBirth: '2000-02-29', sex: 'Female', phone: '+447700900123' },
      ...{ email: 'zoe@example.org' },
      ...said.candidate,
    },
  },
  {
    name: 'addresses',
    values: {
      ...{ address_1: '1 High Street', address_3: 'Oxford', address_4: 'OX1 1AA' },
      ...{ address_country: 'United Kingdom', payAddressSame: true },
    },
  },
  {
    name: 'exams',
    values: {
      ...{ department: '1', programmeType: 'exams', exams: [{ id: '1', ...exam }] },
      takenBefore: false,
      ...said.exams,
    },
  },
  { name: 'arrangements', values: { needsArrangements: false, privacy: true } },
];

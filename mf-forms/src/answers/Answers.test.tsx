import { type FormDefinition, routes } from '@forms/shared/contract';
import { speak } from '@forms/shared/platform/words';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Answers from './Answers';

const definition: FormDefinition = {
  header: { title: 'Exams' },
  pages: [
    {
      name: 'you',
      title: 'About you',
      fields: [
        { name: 'intro', type: 'section', title: 'Welcome' },
        { name: 'born', type: 'date', label: 'Date of birth' },
        { name: 'sat', type: 'bool', label: 'Sat before' },
        { name: 'centre', type: 'select', label: 'Centre', options: [{ id: 'ox', name: 'Oxford' }] },
        {
          name: 'needs',
          type: 'multi-checkbox',
          label: 'Needs',
          options: [{ value: 1, label: 'Extra time' }, 'Reader'],
        },
        { name: 'name', type: 'input', label: 'Name' },
        { name: 'when', type: 'input', label: 'When', show: { sat: true } },
        { name: 'title', type: 'select', label: 'Title', api: '/system/titles' },
        {
          name: 'jobs',
          type: 'form',
          label: 'Jobs',
          fields: [
            { name: 'what', type: 'input', label: 'What' },
            { name: 'since', type: 'date', label: 'Since' },
          ],
        },
        { name: 'exams', type: 'form-exams-api', label: 'Exams' },
      ],
    },
    { name: 'fees', title: 'Fees', invoice: true, fields: [] },
  ],
};
const exam = {
  id: '1',
  examId: 'e1',
  formData: {
    series: { id: 's', name: 'June 2027' },
    level: { id: 'l', title: 'GCSE' },
    board: { id: 'b', title: 'AQA' },
    subject: { id: 'm', name: 'Mathematics', code: '8300' },
    option: { id: 'o', name: 'Higher tier', code: '8300H' },
  },
};
const pages = [
  {
    name: 'you',
    values: {
      born: '2008-06-03',
      sat: false,
      centre: 'ox',
      needs: [1, 'Reader'],
      title: 'dr',
      jobs: [{ what: 'Tutor', since: '2025-01-01' }],
      exams: [exam],
    },
  },
  { name: 'fees', values: {} },
];

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.titles, [{ id: 'dr', label: 'Dr' }]);
});
afterEach(() => {
  speak('en-GB');
  server.stop();
});

const answerTo = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

test('what staff read is compact: what is unanswered in one line, what is long folded until it is asked for', async () => {
  const essay = 'Because I like it. '.repeat(100);
  const values = { born: '2008-06-03', name: essay };
  renderInHost(<Answers definition={definition} pages={[{ name: 'you', values }]} />);
  expect(screen.getByText('Not answered: Sat before; Centre; Needs; Title; Jobs; Exams')).toBeInTheDocument();
  expect(answerTo('Name')).toHaveTextContent(essay.trim());
  const more = screen.getByRole('button', { name: 'Show all Name' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  expect(screen.getByRole('button', { name: 'Show less Name' })).toHaveAttribute('aria-expanded', 'true');
});

test('answers read as people say them: dates in words, options by their label, lists line by line', async () => {
  renderInHost(<Answers definition={definition} pages={pages} />);
  expect(answerTo('Date of birth')).toHaveTextContent('3rd June 2008');
  expect(answerTo('Sat before')).toHaveTextContent('No');
  expect(answerTo('Centre')).toHaveTextContent('Oxford');
  expect(screen.getByText('Not answered: Name')).toBeInTheDocument();
  expect(answerTo('Jobs')).toHaveTextContent('What: TutorSince: 1st January 2025');
  expect(answerTo('Exams')).toHaveTextContent('GCSE MathematicsAQA · Higher tier (8300H) · June 2027');
  expect(
    within(answerTo('Needs') as HTMLElement)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['Extra time', 'Reader']);
  expect(await screen.findByText('Dr')).toBeInTheDocument();
});

test('what was not asked is not shown: hidden fields, titles, pages without questions', () => {
  renderInHost(<Answers definition={definition} pages={pages} />);
  for (const text of ['When', 'Welcome', 'Fees']) expect(screen.queryByText(text)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a page’s answers can be changed where that is offered', async () => {
  const onChange = jest.fn();
  renderInHost(<Answers definition={definition} pages={pages} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Change About you' }));
  expect(onChange).toHaveBeenCalledWith(definition.pages[0]);
});

test('a number with decimals has a comma in Portuguese, and in English it stays as it was sent', () => {
  const rates: FormDefinition = {
    header: { title: 'Rates' },
    pages: [
      {
        name: 'you',
        title: 'You',
        fields: [
          { name: 'rate', type: 'input', label: 'Rate', validation: { currency: true } },
          { name: 'hours', type: 'input', label: 'Hours', validation: { decimal: true } },
          { name: 'set', type: 'input', label: 'Set' },
        ],
      },
    ],
  };
  const sent = [{ name: 'you', values: { rate: '38.50', hours: '7.5', set: '2.10' } }];
  const { unmount } = renderInHost(<Answers definition={rates} pages={sent} />);
  expect(['Rate', 'Hours'].map((label) => answerTo(label)?.textContent)).toEqual(['38.50', '7.5']);
  unmount();
  speak('pt-PT');
  renderInHost(<Answers definition={rates} pages={sent} />);
  expect(['Rate', 'Hours', 'Set'].map((label) => answerTo(label)?.textContent)).toEqual(['38,50', '7,5', '2.10']);
});

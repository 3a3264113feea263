import { type ExamSession, examSessions, type Language } from '@forms/shared/contract';
import { writtenDay } from '../../platform/days';
import { type FrameWords, frameWords } from '../../platform/pdf/frameWords';

/** What a statement of entry says, in a language. */
export interface StatementWords extends FrameWords {
  title: string;
  day(isoDay: string): string;
  facts: Readonly<Record<'reference' | 'day' | 'born' | 'uci' | 'uln', string>>;
  certificate(name: string): string;
  candidateNumber(number: string): string;
  noNumber: string;
  entries: string;
  columns: Readonly<Record<'exam' | 'code' | 'papers' | 'centre' | 'state', string>>;
  entered: string;
  requested: string;
  timetable: string;
  times: Readonly<Record<'day' | 'session' | 'paper' | 'length', string>>;
  sessions: Readonly<Record<ExamSession, string>>;
  minutes(count: number): string;
  clash(others: string): string;
  clashes: string;
  undated: string;
  check: string;
}

const english: StatementWords = {
  ...frameWords['en-GB'],
  title: 'Statement of entry',
  day: writtenDay,
  facts: { reference: 'Reference', day: 'Date', born: 'Date of birth', uci: 'UCI', uln: 'ULN' },
  certificate: (name) => `On certificates: ${name}`,
  candidateNumber: (number) => `Candidate number ${number}`,
  noNumber: 'You get your candidate number before the exams.',
  entries: 'Entries',
  columns: { exam: 'Exam', code: 'Entry code', papers: 'Papers', centre: 'Centre', state: 'State' },
  entered: 'Entered',
  requested: 'Requested',
  timetable: 'Timetable',
  times: { day: 'Day', session: 'Session', paper: 'Paper', length: 'Length' },
  sessions: examSessions,
  minutes: (count) => `${count} minutes`,
  clash: (others) => `At the same time as ${others}`,
  clashes: 'Papers at the same time are sat one after the other, or as we agree with you. We write to you about each.',
  undated: 'Without a day so far',
  check:
    'Please check every line: your name, date of birth, exams, codes and tiers. Tell us at once what is wrong: boards charge for changes, and take none after their last day. Boards may still move a paper; the day in our latest statement counts.',
};

const portuguese: StatementWords = {
  ...frameWords['pt-PT'],
  title: 'Declaração de inscrição',
  day: (isoDay) => writtenDay(isoDay, 'pt-PT'),
  facts: { reference: 'Referência', day: 'Data', born: 'Nascimento', uci: 'UCI', uln: 'ULN' },
  certificate: (name) => `Nos certificados: ${name}`,
  candidateNumber: (number) => `Número de candidato ${number}`,
  noNumber: 'Receberá o seu número de candidato antes dos exames.',
  entries: 'Inscrições',
  columns: { exam: 'Exame', code: 'Código', papers: 'Provas', centre: 'Centro', state: 'Estado' },
  entered: 'Inscrito',
  requested: 'Pedido',
  timetable: 'Calendário',
  times: { day: 'Dia', session: 'Período', paper: 'Prova', length: 'Duração' },
  sessions: { am: 'Manhã', pm: 'Tarde', evening: 'Noite' },
  minutes: (count) => `${count} minutos`,
  clash: (others) => `À mesma hora que ${others}`,
  clashes:
    'As provas à mesma hora fazem-se uma a seguir à outra, ou como combinarmos. Escrever-lhe-emos sobre cada uma.',
  undated: 'Ainda sem data',
  check:
    'Verifique cada linha: o seu nome, data de nascimento, exames, códigos e níveis. Diga-nos de imediato o que não estiver certo: as entidades examinadoras cobram as alterações e não as aceitam depois do último dia. Uma prova ainda pode mudar de dia; vale o da nossa declaração mais recente.',
};

export const statementWords: Record<Language, StatementWords> = { 'en-GB': english, 'pt-PT': portuguese };

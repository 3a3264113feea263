import type { RuleMessages } from './rules';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const numbers = new Intl.NumberFormat('pt-PT', { maximumFractionDigits: 20 });
const figure = (number: number) => numbers.format(number);
const files = (count: number) => plural(count, 'ficheiro', 'ficheiros');
const entries = (count: number) => plural(count, 'entrada', 'entradas');
const characters = (count: number) => plural(count, 'carácter', 'caracteres');

/** The messages of the rules in Portuguese, by the names of the English ones. */
export const portugueseRuleMessages: RuleMessages = {
  required: 'Campo obrigatório',
  agreement: 'É necessário aceitar antes de enviar',
  email: 'Introduza um endereço de email válido',
  date: 'Introduza uma data válida no formato: 31 de julho de 2020',
  time: 'Introduza uma hora válida no formato: 14:30',
  futureDate: 'Esta data tem de ser posterior a hoje',
  pastDate: 'Esta data é posterior a hoje',
  dob: 'É necessário ter pelo menos 11 anos',
  minCharacters: (least) => `O campo tem de ter pelo menos ${characters(least)}`,
  maxCharacters: (most) => `O campo pode ter no máximo ${characters(most)}`,
  minFiles: (least) => `Carregue pelo menos ${files(least)}`,
  maxFiles: (most) => `Carregue no máximo ${files(most)}`,
  betweenFiles: (least, most) => `Carregue entre ${least} e ${files(most)}`,
  notAnOption: 'Escolha uma das opções',
  uploading: 'Aguarde até que todos os ficheiros estejam carregados, ou retire-os',
  minEntries: (least) => `Adicione pelo menos ${entries(least)}`,
  maxEntries: (most) => `Adicione no máximo ${entries(most)}`,
  betweenEntries: (least, most) => `Adicione entre ${least} e ${entries(most)}`,
  betweenNumbers: (least, most) => `Introduza um número entre ${figure(least)} e ${figure(most)}`,
  minValue: (least) => `Introduza um número não inferior a ${figure(least)}`,
  maxValue: (most) => `Introduza um número não superior a ${figure(most)}`,
  sameAs: (label) => `O campo tem de coincidir com ${label}`,
  alpha: 'Apenas letras (sem espaços)',
  alphaSpace: 'Apenas letras e espaços',
  alphaNum: 'Apenas letras e algarismos (sem espaços)',
  alphaNumSpace: 'Apenas letras, algarismos e espaços',
  numeric: 'Apenas números inteiros positivos',
  integer: 'Apenas números inteiros, positivos ou negativos',
  decimal: 'Apenas números',
  currency: 'Número positivo com até duas casas decimais (por exemplo, uma quantia)',
  phone: 'Introduza um número de telefone (apenas algarismos e +)',
  unknown: 'Erro de validação desconhecido (contacte o apoio técnico)',
};

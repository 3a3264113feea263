import { LINK_REFUSED } from '@forms/shared/contract';

/** The tools of the box in which a text is written with its headings, lists and links. */
export const ofTools = {
  'Heading 1': 'Título 1',
  'Heading 2': 'Título 2',
  'Heading 3': 'Título 3',
  Bold: 'Negrito',
  Italic: 'Itálico',
  Underline: 'Sublinhado',
  Strikethrough: 'Rasurado',
  Code: 'Código',
  'Bulleted list': 'Lista com marcas',
  'Numbered list': 'Lista numerada',
  'One level deeper': 'Um nível para dentro',
  'One level back': 'Um nível para fora',
  Link: 'Ligação',
  'Remove link': 'Remover ligação',
  Quotation: 'Citação',
  Table: 'Tabela',
  'Dividing line': 'Linha divisória',
  Undo: 'Anular',
  Redo: 'Refazer',
} as const;

/** What that box says by itself. */
export const words = {
  ...ofTools,
  Formatting: 'Formatação',
  'In a list, Tab and Shift+Tab change the level. To leave the list by keyboard, press Esc, then Tab.':
    'Numa lista, Tab e Shift+Tab mudam o nível. Para sair da lista com o teclado, prima Esc e depois Tab.',
  'Change the link': 'Alterar a ligação',
  'Add a link': 'Adicionar uma ligação',
  'It now leads to {address}': 'Agora conduz a {address}',
  Address: 'Endereço',
  [LINK_REFUSED.title]: 'A ligação não foi adicionada',
  [LINK_REFUSED.message]: 'Uma ligação é um endereço completo e começa por um destes: {schemes}.',
  'Row {row}, column {column}': 'Linha {row}, coluna {column}',
  'Add row': 'Adicionar linha',
  'Add column': 'Adicionar coluna',
  'Remove row {row}': 'Remover linha {row}',
  'Remove column {column}': 'Remover coluna {column}',
  'Heading row': 'Linha de cabeçalho',
  'Remove table': 'Remover tabela',
} as const;

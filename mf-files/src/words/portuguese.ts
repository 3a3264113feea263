import { DELETE_QUESTION, portugueseStatusMessages, uploadRefusals } from '@forms/shared/contract';
import { words as ofList } from './portugueseOfList';
import { words as ofViewer } from './portugueseOfViewer';

/** What this part says to visitors, by the English that stands where it is said. */
export const words = {
  ...portugueseStatusMessages,
  ...ofViewer,
  ...ofList,
  'Choose files': 'Escolher ficheiros',
  'Take a photograph': 'Tirar uma fotografia',
  'The page was loaded anew while the camera was open': 'A página foi carregada de novo com a câmara aberta',
  'If your photograph is not in the list, please take it again. If that does not work, take it with the phone’s own camera, and then choose it with “Choose files”.':
    'Se a sua fotografia não estiver na lista, tire-a de novo. Se isso não resultar, tire-a com a câmara do próprio telemóvel e escolha-a depois com «Escolher ficheiros».',
  'or drop or paste them here': 'ou largue-os ou cole-os aqui',
  '{kinds}; up to {most} each': '{kinds}; até {most} cada um',
  Images: 'Imagens',
  PDF: 'PDF',
  Word: 'Word',
  PowerPoint: 'PowerPoint',
  Excel: 'Excel',
  Audio: 'Áudio',
  Video: 'Vídeo',
  'Type of document': 'Tipo de documento',
  'Proof of identity': 'Documento de identificação',
  'Additional document': 'Documento adicional',
  'Other document': 'Outro documento',

  Waiting: 'Em espera',
  'Uploading {name}': 'A carregar {name}',
  Checking: 'A verificar',
  '{percent}: {sent} of {size}': '{percent}: {sent} de {size}',
  'Waiting for the connection. It then goes on by itself.': 'À espera da ligação. Depois continua por si.',
  '{name} is waiting for the connection': '{name} está à espera da ligação',
  '{name} uploaded': '{name} carregado',
  '{name} removed': '{name} removido',
  '{name} was not uploaded. {reason}': '{name} não foi carregado. {reason}',
  'The upload was interrupted. Please remove the file and add it again.':
    'O carregamento foi interrompido. Remova o ficheiro e adicione-o de novo.',
  'The upload broke off. Please check your connection and try again.':
    'O carregamento foi interrompido. Verifique a ligação e tente de novo.',

  'Try again': 'Tentar de novo',
  Cancel: 'Cancelar',
  Remove: 'Remover',
  Delete: 'Eliminar',
  Yes: 'Sim',
  No: 'Não',
  Details: 'Detalhes',
  'Accepted files': 'Ficheiros aceites',
  'No entries': 'Nenhum ficheiro',
  'This file cannot be deleted': 'Este ficheiro não pode ser eliminado',
  [DELETE_QUESTION]: 'Tem a certeza de que pretende eliminar este elemento?',

  [uploadRefusals.type]: '{name} não é uma imagem, um PDF ou um documento de um tipo aceite.',
  [uploadRefusals.size]: '{name} tem {size} e o tamanho máximo de um ficheiro é {most}.',
  [uploadRefusals.total]:
    'Não é possível adicionar {name}, porque o conjunto dos ficheiros atingiu o tamanho máximo ({most}).',
} as const;

import type { EnquiryStatus } from '../enquiries/enquiry';
import type { Language } from '../product';

interface Said {
  title: string;
  next: string;
}

/** What is said of how far an application is. Sums and days are written out already; `by` is empty where there is no day. */
export interface StateWords {
  nothingToDo: string;
  sendDocuments: string;
  takenBack: Said;
  merged: { title: string; next(reference: string): string };
  booked: Said;
  /** `received` where no places are held. */
  settled: Said & { received: string };
  prepared: Said;
  cancelled: Said;
  /** What is said after it of money, where some has come and where none has. */
  moneyCame: string;
  nothingToPay: string;
  by(day: string): string;
  bookedOwing(sum: string, by: string): string;
  partPaid: string;
  partPaidNext(received: string, sum: string, by: string): string;
  /** `places` is said after it where places are held. */
  transfer: { title: string; next(sum: string, by: string): string; places: string };
  callback: { title: string; next(sum: string): string };
  /** What was paid by card, and may be taken back. */
  disputed: Said;
  unpaid: { title: string; next(sum: string): string; places: string };
  ofStatus: Record<EnquiryStatus, Said>;
}

const english: StateWords = {
  nothingToDo: ' You need do nothing now.',
  sendDocuments: ' Please send us the documents that we ask for.',
  takenBack: {
    title: 'Withdrawn',
    next: 'You have withdrawn this application, or sent another in its place. There is nothing to pay.',
  },
  merged: {
    title: 'Joined with your other application',
    next: (reference) =>
      `We have this from you twice, and go on with your other application, ${reference}. There is nothing to do or to pay here.`,
  },
  booked: { title: 'Booked', next: 'The places are booked.' },
  settled: {
    title: 'Paid',
    next: 'We have your payment, and book the places next.',
    received: 'We have your payment.',
  },
  prepared: { title: 'Being prepared', next: 'We are preparing your invoice, and send it to you next.' },
  cancelled: { title: 'Cancelled', next: 'This application is cancelled.' },
  moneyCame: ' We will write to you about what you have paid.',
  nothingToPay: ' There is nothing to pay.',
  by: (day) => ` by ${day}`,
  bookedOwing: (sum, by) => `The places are booked. ${sum} is still to be paid${by}.`,
  partPaid: 'Part paid',
  partPaidNext: (received, sum, by) => `We have ${received}. ${sum} is still to be paid${by}.`,
  transfer: {
    title: 'Waiting for your bank transfer',
    next: (sum, by) => `Please pay ${sum} by bank transfer${by}.`,
    places: ' The places are booked once it has arrived.',
  },
  callback: {
    title: 'Waiting for our call',
    next: (sum) => `A member of our staff calls you to arrange the payment of ${sum}. You can also pay it here.`,
  },
  disputed: {
    title: 'Payment disputed',
    next: 'Your bank is looking into your card payment. There is nothing to pay while it decides.',
  },
  unpaid: {
    title: 'Not paid yet',
    next: (sum) => `Please pay ${sum}.`,
    places: ' Nothing is booked before it is paid.',
  },
  ofStatus: {
    new: { title: 'Received', next: 'We read it next, and then get in touch with you.' },
    inProgress: { title: 'In progress', next: 'A member of our staff is working on it.' },
    completed: { title: 'Completed', next: 'We have finished with this. Please contact us if you have a question.' },
    declined: {
      title: 'Not taken further',
      next: 'We cannot take this any further. Please contact us if you have a question.',
    },
    noResponse: {
      title: 'Waiting for you',
      next: 'We have tried to reach you. Please contact us, and give your reference.',
    },
  },
};

const portuguese: StateWords = {
  nothingToDo: ' Não precisa de fazer nada por agora.',
  sendDocuments: ' Envie-nos os documentos que pedimos.',
  takenBack: {
    title: 'Anulada',
    next: 'Anulou esta candidatura, ou enviou outra em seu lugar. Não há nada a pagar.',
  },
  merged: {
    title: 'Junta à sua outra candidatura',
    next: (reference) =>
      `Recebemo-la duas vezes e continuamos com a sua outra candidatura, ${reference}. Aqui não há nada a fazer nem a pagar.`,
  },
  booked: { title: 'Reservada', next: 'Os lugares estão reservados.' },
  settled: {
    title: 'Paga',
    next: 'Recebemos o seu pagamento e vamos reservar os lugares.',
    received: 'Recebemos o seu pagamento.',
  },
  prepared: { title: 'Em preparação', next: 'Estamos a preparar o seu pedido de pagamento e vamos enviá-lo.' },
  cancelled: { title: 'Cancelada', next: 'Esta candidatura está cancelada.' },
  moneyCame: ' Vamos escrever-lhe sobre o que pagou.',
  nothingToPay: ' Não há nada a pagar.',
  by: (day) => ` até ${day}`,
  bookedOwing: (sum, by) => `Os lugares estão reservados. Falta pagar ${sum}${by}.`,
  partPaid: 'Paga em parte',
  partPaidNext: (received, sum, by) => `Recebemos ${received}. Falta pagar ${sum}${by}.`,
  transfer: {
    title: 'À espera da sua transferência',
    next: (sum, by) => `Pague ${sum} por transferência bancária${by}.`,
    places: ' Os lugares ficam reservados assim que a transferência chegar.',
  },
  callback: {
    title: 'À espera do nosso telefonema',
    next: (sum) =>
      `Um membro da nossa equipa vai telefonar-lhe para combinar o pagamento de ${sum}. Também pode pagar aqui.`,
  },
  disputed: {
    title: 'Pagamento contestado',
    next: 'O seu banco está a analisar o seu pagamento por cartão. Não há nada a pagar enquanto não decidir.',
  },
  unpaid: { title: 'Por pagar', next: (sum) => `Pague ${sum}.`, places: ' Nada fica reservado antes do pagamento.' },
  ofStatus: {
    new: { title: 'Recebida', next: 'Vamos lê-la e depois entramos em contacto consigo.' },
    inProgress: { title: 'Em curso', next: 'Um membro da nossa equipa está a tratar dela.' },
    completed: { title: 'Concluída', next: 'Terminámos este processo. Contacte-nos se tiver alguma pergunta.' },
    declined: {
      title: 'Sem seguimento',
      next: 'Não podemos dar-lhe seguimento. Contacte-nos se tiver alguma pergunta.',
    },
    noResponse: {
      title: 'À sua espera',
      next: 'Tentámos contactá-lo. Contacte-nos e indique a sua referência.',
    },
  },
};

export const stateWords: Record<Language, StateWords> = { 'en-GB': english, 'pt-PT': portuguese };

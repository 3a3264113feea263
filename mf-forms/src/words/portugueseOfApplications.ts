/** What the private page of an application says by itself, by the English that stands where it is said. */
export const words = {
  'Your application': 'A sua candidatura',
  'your application': 'a sua candidatura',
  'the payment': 'o pagamento',
  'Your application could not be loaded.': 'Não foi possível carregar a sua candidatura.',
  'Your application has been received. There is nothing to pay.':
    'A sua candidatura foi recebida. Não há nada a pagar.',
  'Payment has been received, thank you.': 'O pagamento foi recebido, obrigado.',
  'You will receive a copy of this invoice in your email, please let us know when you have made the transfer.':
    'Vai receber uma cópia deste pedido de pagamento por email. Avise-nos quando tiver feito a transferência.',
  'A member of our staff will be in contact, thank you.': 'Um membro da nossa equipa entrará em contacto, obrigado.',
  'What happens next': 'O que acontece a seguir',
  'Print this page': 'Imprimir esta página',
  'What you sent': 'O que enviou',
  'Sent on {day}.': 'Enviado em {day}.',
  'Letters and help': 'Cartas e ajuda',
  '{letter}, sent by email on {day}': '{letter}, por email em {day}',
  'If something is wrong or has changed, write to us by the contact form with the reference.':
    'Se algo estiver errado ou tiver mudado, escreva-nos pelo formulário de contacto, indicando a referência.',
  'If something is wrong or has changed, write to us above, or by the contact form with the reference.':
    'Se algo estiver errado ou tiver mudado, escreva-nos acima, ou pelo formulário de contacto, indicando a referência.',
  'This page is for you alone: whoever has its address can read it. You may keep the address. After {days} days we ask for a code, which we send by email.':
    'Esta página é só para si: quem tiver o endereço pode lê-la. Pode guardar o endereço. Passados {days} dias, pedimos um código, que enviamos por email.',
  'Contact form': 'Formulário de contacto',
  'This link leads to no application.': 'Esta ligação não leva a nenhuma candidatura.',
  'Email me a new link': 'Enviar-me uma nova ligação',
  'If this was a link of ours, a new one is on its way to the address that the application gives.':
    'Se esta era uma ligação nossa, uma nova vai a caminho do endereço indicado na candidatura.',
  'It may be too old, or not copied whole. If it was yours, we email a new one to the address that you gave.':
    'Pode ser demasiado antiga, ou não ter sido copiada por inteiro. Se era sua, enviamos uma nova para o endereço que indicou.',
  'Open {reference} with a code': 'Abrir {reference} com um código',
  'This link is more than {days} days old. So that nobody else reads what you sent, we email a code to the address that you gave.':
    'Esta ligação tem mais de {days} dias. Para que mais ninguém leia o que enviou, mandamos um código para o endereço de email que indicou.',
  'Email me a code': 'Enviar-me um código',
  'The code is on its way. It is good for {minutes} minutes.':
    'O código vai a caminho. É válido durante {minutes} minutos.',
  Code: 'Código',
  '{length} letters and digits': '{length} letras e algarismos',
  'Open my application': 'Abrir a minha candidatura',
  'Email me another code': 'Enviar-me outro código',
  'This is not the code that we sent last, or it is more than 30 minutes old.':
    'Este não é o último código que enviámos, ou tem mais de 30 minutos.',
  'Please send it again': 'Envie de novo',
  '{size}, sent {time}': '{size}, enviado: {time}',
  'Your documents': 'Os seus documentos',
  'This application takes no documents any more.': 'Esta candidatura já não recebe documentos.',
  'Not sent yet': 'Por enviar',
  Received: 'Recebido',
  'Being looked at': 'Em verificação',
  Accepted: 'Aceite',
  'Please send again': 'Enviar de novo',
  'We still need one document from you.': 'Ainda precisamos de um documento seu.',
  'We still need {count} documents from you.': 'Ainda precisamos de {count} documentos seus.',
  'A photograph taken with a phone will do, if everything on it can be read.':
    'Basta uma fotografia tirada com o telemóvel, desde que tudo se possa ler.',
  'We have all that we need.': 'Temos tudo o que precisamos.',
  'We have what you sent, and look at it next. We write to you if we need something again.':
    'Temos o que enviou e vamos verificá-lo. Escrevemos-lhe se precisarmos de algo outra vez.',
  Messages: 'Mensagens',
  You: 'Enviada por si',
  'Write to us about this': 'Escreva-nos sobre este assunto',
  'Ask a question, or say what has changed. We answer here, and tell you by email.':
    'Faça uma pergunta, ou diga o que mudou. Respondemos aqui e avisamos por email.',
  'Send message': 'Enviar mensagem',
  'Not sent yet. It is kept on this device until you send it.':
    'Ainda não foi enviada. Fica guardada neste dispositivo até a enviar.',
  'Please write your message': 'Escreva a sua mensagem',
  'A message has at most 5,000 letters.': 'Uma mensagem tem no máximo 5000 caracteres.',
  'Your message is sent. We answer it here.': 'A sua mensagem foi enviada. Respondemos aqui.',
  'It was not sent, and is still here.': 'Não foi enviada e continua aqui.',
  'No more messages can be sent about this application. Please write to us by the contact form.':
    'Não podem ser enviadas mais mensagens sobre esta candidatura. Escreva-nos pelo formulário de contacto.',
  'We then do nothing more about it, and there is nothing to pay. To apply again, send the form again.':
    'Nesse caso, não fazemos mais nada e não há nada a pagar. Para se candidatar outra vez, envie o formulário de novo.',
  'Days to keep': 'Datas a reter',
  'Add to calendar': 'Adicionar ao calendário',
  Confirmation: 'Confirmação',
  Invoice: 'Pedido de pagamento',
  Receipt: 'Confirmação de pagamento',
  Reply: 'Resposta',
  'Documents received': 'Documentos recebidos',
  'Document asked for again': 'Documento pedido de novo',
  Withdrawal: 'Anulação',
  Cancellation: 'Cancelamento',
  Refund: 'Reembolso',
  'Refund that failed': 'Reembolso que falhou',
  'Credit note': 'Correção',
  'Payment reminder': 'Aviso de pagamento',
  'Statement of account': 'Extrato de conta',
  'Statement for a period': 'Extrato de um período',
  Message: 'Mensagem',
  'Change of an exam entry': 'Alteração de uma inscrição em exame',
  'Change of contact details': 'Alteração de contactos',
  'Correction of the candidate’s details': 'Correção dos dados do candidato',
  'Correction of answers': 'Correção de respostas',
  'Statement of entry': 'Declaração de inscrição',
  'Link to unfinished work': 'Ligação para um formulário por terminar',
  'Change contact details': 'Alterar contactos',
  'Contact details': 'Contactos',
  'What is not asked here, as your name, your email address and what stands on an invoice, is changed by us: please write to us above.':
    'O que aqui não se pergunta, como o seu nome, o seu endereço de email e o que consta de um pedido de pagamento, é alterado por nós: escreva-nos acima.',
  'Your contact details are changed.': 'Os seus contactos estão alterados.',
  'These details have been changed meanwhile. Please look at both before you save yours.':
    'Estes dados foram alterados entretanto. Compare os dois antes de guardar os seus.',
  'Saved meanwhile:': 'Guardado entretanto:',
  'Written here:': 'Escrito aqui:',
  'Save again to replace what was saved meanwhile.': 'Guarde de novo para substituir o que foi guardado entretanto.',
} as const;

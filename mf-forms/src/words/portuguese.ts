import { portugueseRuleMessages } from '@forms/shared/contract';

export const ruleMessages = portugueseRuleMessages;

/** What forms say by themselves, by the English that stands where it is said. */
export const words = {
  'the form': 'o formulário',
  'your answers': 'as suas respostas',
  'the invoice': 'o pagamento',
  'your link': 'a sua ligação',
  'exam entry': 'a inscrição em exames',
  options: 'as opções',
  'the list': 'a lista',
  'the terms': 'as condições',
  'the text': 'o texto',
  'the text box': 'a caixa de texto',
  'the uploader': 'o envio de ficheiros',

  Back: 'Anterior',
  Cancel: 'Cancelar',
  Submit: 'Enviar',
  Start: 'Começar',
  Continue: 'Continuar',
  Clear: 'Limpar',
  Close: 'Fechar',
  Done: 'Concluir',
  Copy: 'Copiar',
  Add: 'Adicionar',
  Edit: 'Editar',
  Save: 'Guardar',
  Delete: 'Eliminar',
  Change: 'Alterar',
  Report: 'Comunicar',
  Yes: 'Sim',
  No: 'Não',
  or: 'ou',
  Error: 'Erro',
  'Try again': 'Tentar de novo',
  'Try now': 'Tentar agora',

  'Form errors': 'Erros no formulário',
  'Please check for errors in the form': 'Verifique os erros no formulário',
  'Are you sure you wish to reset the form?': 'Tem a certeza de que pretende limpar o formulário?',
  'Are you sure you wish to delete this item?': 'Tem a certeza de que pretende eliminar este elemento?',
  'Form submission failed': 'O envio do formulário falhou',
  'If you are unsure why you received this message, please submit an error report':
    'Se não souber por que motivo recebeu esta mensagem, envie um relatório de erro',
  'Please read the terms and conditions first': 'Leia primeiro os termos e condições',
  'Thank you': 'Obrigado',
  'Your information has been successfully submitted.': 'Os seus dados foram enviados com sucesso.',

  'This form has not been found.': 'Este formulário não foi encontrado.',
  'The form could not be loaded.': 'Não foi possível carregar o formulário.',
  'Please check the address.': 'Verifique o endereço.',
  'Please check your connection and try again.': 'Verifique a ligação à internet e tente de novo.',
  'This part of the form could not be shown.': 'Não foi possível mostrar esta parte do formulário.',
  'Your answers are kept.': 'As suas respostas estão guardadas.',
  'An upload is under way. The form goes on by itself once it is done.':
    'Está a ser carregado um ficheiro. O formulário avança sozinho assim que terminar.',
  'Check your answers': 'Verifique as suas respostas',
  'You have answered nothing here.': 'Não respondeu a nada aqui.',
  'Not provided': 'Não indicado',
  'Steps of this form': 'Passos deste formulário',
  'Step {at} of {count}': 'Passo {at} de {count}',
  done: 'concluído',
  'News of this form': 'Novidades deste formulário',
  'Entry {number}': 'Entrada {number}',
  'entry {number}': 'entrada {number}',
  'to {table}': 'a {table}',
  Actions: 'Ações',
  'No entries': 'Sem entradas',
  'Your reference is': 'A sua referência é',
  'Please keep it.': 'Guarde-a.',
  'Go to the home page': 'Ir para a página inicial',
  'Leave this form?': 'Sair deste formulário?',
  'Your answers have not been sent and will be lost.': 'As suas respostas não foram enviadas e vão perder-se.',

  'Please choose': 'Escolha',
  'Loading…': 'A carregar…',
  'Nothing found': 'Nada encontrado',
  'There is nothing to choose from.': 'Não há nada para escolher.',
  'This list could not be loaded.': 'Não foi possível carregar esta lista.',
  Origin: 'Origem',
  'More about it': 'Mais pormenores',
  'For example, {example}': 'Por exemplo, {example}',
  'Choose from a calendar': 'Escolher num calendário',
  'Did you mean {meant}?': 'Queria dizer {meant}?',
  'Use {answer}': 'Usar {answer}',
  'You have {characters} too many': 'Tem {characters} a mais',
  'You have {characters} remaining': 'Pode escrever mais {characters}',
  character: 'carácter',
  characters: 'caracteres',
  'Is this your UCI? Its last letter does not fit the rest: please compare it with a statement of results.':
    'Este é o seu UCI? A última letra não condiz com o resto: compare-o com uma pauta de resultados.',
  'Is this your ULN? Its last digit does not fit the rest: please compare it with a letter from your school.':
    'Este é o seu ULN? O último algarismo não condiz com o resto: compare-o com uma carta da sua escola.',
  'You can fill in the rest of the form without it.': 'Pode preencher o resto do formulário sem este campo.',
  'Terms and conditions': 'Termos e condições',
  'The terms could not be loaded.': 'Não foi possível carregar as condições.',

  'Saved {time} on this device': 'Guardado neste dispositivo: {time}',
  'Your answers are saved on this device.': 'As suas respostas estão guardadas neste dispositivo.',
  'Your answers could not be saved on this device.': 'Não foi possível guardar as suas respostas neste dispositivo.',
  'Your answers could not be saved on this device: please stay until you have sent them.':
    'Não foi possível guardar as suas respostas neste dispositivo: permaneça aqui até as enviar.',
  'This browser cannot keep your answers.': 'Este navegador não consegue guardar as suas respostas.',
  'This browser cannot keep your answers safely: please stay until you have sent them.':
    'Este navegador não consegue guardar as suas respostas em segurança: permaneça aqui até as enviar.',
  'Your answers are not kept on this device.': 'As suas respostas não ficam guardadas neste dispositivo.',
  'Don’t keep here': 'Não guardar aqui',
  'Keep them': 'Guardar',
  'You are filling in this form in another tab, too.': 'Este formulário está também a ser preenchido noutro separador.',
  'Take the other tab’s answers': 'Usar as respostas do outro separador',
  'Keep these': 'Manter estas',
  'What was saved there {time} has been replaced by what you write here.':
    'O que foi guardado lá ({time}) foi substituído pelo que escreve aqui.',
  'With which answers do you want to continue?': 'Com que respostas pretende continuar?',
  'Those of your link': 'As da sua ligação',
  'Those on this device': 'As deste dispositivo',
  'Your link’s were saved {linked}. Others are on this device, saved {here}. What you write next replaces those on this device.':
    'As da sua ligação foram guardadas: {linked}. Há outras neste dispositivo, guardadas: {here}. O que escrever a seguir substitui as deste dispositivo.',
  'Continue where you left off?': 'Continuar onde ficou?',
  'Start again': 'Recomeçar',
  'Saved {time}. Start again removes these answers from this device.':
    'Guardado: {time}. Recomeçar elimina estas respostas deste dispositivo.',
  'Finish later': 'Terminar mais tarde',
  'The link could not be made.': 'Não foi possível criar a ligação.',
  'Your answers are still in the form.': 'As suas respostas continuam no formulário.',
  'Copied.': 'Copiada.',
  'Your browser does not let us copy: the link is selected, please copy it yourself.':
    'O seu navegador não permite copiar: a ligação está selecionada, copie-a manualmente.',
  'Your answers so far are kept. Open this link to go on, on any device, until {day}.':
    'As suas respostas até agora estão guardadas. Abra esta ligação para continuar, em qualquer dispositivo, até {day}.',
  'Your link': 'A sua ligação',
  'Whoever has it can read your answers. To add later changes to it, press Finish later again.':
    'Quem a tiver pode ler as suas respostas. Para lhe juntar alterações posteriores, carregue de novo em Terminar mais tarde.',
  'Email address': 'Endereço de email',
  'To have the link sent to you, or to whoever goes on with the form.':
    'Para receber a ligação por email, ou para a enviar a quem vai continuar o formulário.',
  'Email me the link': 'Enviar a ligação por email',
  'The link is on its way to {email}. If it does not come within a few minutes, please look among your junk mail.':
    'A ligação vai a caminho de {email}. Se não chegar dentro de alguns minutos, procure no correio não solicitado.',
  'A link without answers': 'Uma ligação sem respostas',
  'If you have sent the form, we have your answers. Otherwise please tell us below which form it was, who filled it in and when, and we will look for it.':
    'Se enviou o formulário, temos as suas respostas. Caso contrário, indique abaixo que formulário era, quem o preencheu e quando, e vamos procurá-lo.',
  'There are no answers behind this link.': 'Não há respostas nesta ligação.',
  'Open the form': 'Abrir o formulário',
  'Ask for help': 'Pedir ajuda',
  'A link works until the form is sent, and for {days} days after it was last saved. Please check that you have copied all of it.':
    'Uma ligação funciona até o formulário ser enviado e durante {days} dias depois de guardada pela última vez. Verifique se a copiou por inteiro.',
  'Your answers could not be loaded.': 'Não foi possível carregar as suas respostas.',
  'They are still behind your link. Please check your connection and try again.':
    'Continuam na sua ligação. Verifique a ligação à internet e tente de novo.',

  'You’re offline': 'Não tem ligação à internet',
  'The site cannot be reached': 'Não é possível aceder ao site',
  'Your form is kept on this device and will be sent when you are connected again.':
    'O seu formulário está guardado neste dispositivo e será enviado quando voltar a ter ligação.',
  'It has been waiting since {time}. You may close this page: it is sent the next time that you come here with a connection.':
    'Espera desde: {time}. Pode fechar esta página: será enviado da próxima vez que aqui vier com ligação.',
  'Don’t send it, change my answers': 'Não enviar e alterar as respostas',
  '“{title}” waits until you are connected again.': '«{title}» espera até voltar a ter ligação.',
  '“{title}” has been sent. Your reference is {reference}.': '«{title}» foi enviado. A sua referência é {reference}.',
  'See it': 'Ver',
  '“{title}” could not be taken as it is. Your answers are kept.':
    '«{title}» não pôde ser aceite tal como está. As suas respostas estão guardadas.',
} as const;

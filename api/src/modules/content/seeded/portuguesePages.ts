import type { ContentPage, HeaderImage } from '@forms/shared/contract';
import { picture } from './picture';

const page = (
  slug: string,
  title: string,
  subtitle: string,
  html: string,
  headerImage: HeaderImage | null = null,
): ContentPage => ({ slug: `${slug}.php`, language: 'pt-PT', title, subtitle, headerImage, html: html.trim() });

const tiles = picture('tiles', 'Uma parede de azulejos azuis e brancos');
const hall = picture('hall', 'Mesas individuais em filas sob os arcos de uma sala de exames');

/** The pages in Portuguese, whose addresses end in `.php`. */
export const portuguesePages: readonly ContentPage[] = [
  page(
    'study',
    'Estudar em Lisboa',
    'Qualificações britânicas, ensinadas em tutoria',
    `
<p>Programas de IGCSE, AS e A level no centro da cidade, feitos para cada aluno, com os mesmos professores em presença e online.</p>
<h2 id="programmes">Programas</h2>
<p>Um ou dois anos, ou só as disciplinas que faltam. As aulas são individuais ou em grupos pequenos, em inglês.</p>
<h2 id="university">Depois do A level</h2>
<p>Ajudamos na escolha do curso, na carta de motivação, nos testes de admissão e nas entrevistas, no Reino Unido e em Portugal.</p>
<p><a href="/pre-admission-questionnaire-v2">Comece uma candidatura</a> (formulário em inglês) ou <a href="/contact-us.php">fale connosco</a>.</p>`,
    tiles,
  ),
  page(
    'examinations',
    'Exames',
    'Para candidatos externos',
    `
<p>Somos um centro de exames aberto. Pode fazer connosco exames públicos britânicos, tenha ou não estudado aqui.</p>
<h2>Entidades e qualificações</h2>
<p>Inscrevemos candidatos em GCSE, International GCSE, AS e A level com AQA, Pearson Edexcel, OCR, WJEC Eduqas e Cambridge International.</p>
<h2>Quando há exames</h2>
<table>
<thead><tr><th scope="col">Época</th><th scope="col">Provas em</th><th scope="col">Resultados</th></tr></thead>
<tbody>
<tr><td>Janeiro</td><td>Janeiro, algumas qualificações internacionais</td><td>Março</td></tr>
<tr><td>Verão</td><td>Maio e junho, todas as qualificações</td><td>Agosto</td></tr>
<tr><td>Outono</td><td>Outubro e novembro, algumas qualificações e repetições</td><td>Janeiro</td></tr>
</tbody>
</table>
<h2>O que deve trazer</h2>
<p>Um documento de identificação original com fotografia, em todas as provas: passaporte, cartão de cidadão ou carta de condução. Não aceitamos cópias.</p>
<p><a href="/exams-registration-v2">Inscreva-se nos exames</a> (formulário em inglês)</p>`,
    hall,
  ),
  page(
    'access-arrangements',
    'Condições especiais de exame',
    'Tempo adicional e outros apoios',
    `
<p>Com prova da necessidade, podemos pedir tempo adicional, pausas, um leitor, um escriba, um computador ou enunciados ampliados.</p>
<h2>O que é preciso</h2>
<ol>
<li>Diga-nos do que precisa quando se inscrever.</li>
<li>Envie a prova: um Form 8 válido, um relatório de avaliação ou uma carta de um especialista.</li>
<li>Fazemos o pedido à entidade, que pode demorar várias semanas, e dizemos-lhe o que foi aprovado.</li>
</ol>
<p>Peça cedo: os prazos das entidades terminam muito antes da primeira prova.</p>`,
  ),
  page(
    'fees',
    'Preços e pagamento',
    'Quanto custa e como se paga',
    `
<p>A fatura mostra o preço de cada inscrição antes de a enviar. Os preços são em libras. Em todas as faturas de exames há duas taxas:</p>
<table>
<thead><tr><th scope="col">Taxa</th><th scope="col">Valor</th></tr></thead>
<tbody>
<tr><td>Taxa de candidato (Exam Candidate fee), uma por fatura</td><td>£75.00</td></tr>
<tr><td>Envio do certificado (Certificate postage fee), uma por fatura</td><td>£100.00</td></tr>
</tbody>
</table>
<h2>Formas de pagamento</h2>
<p>Por cartão no momento da inscrição, por transferência bancária a partir da fatura que lhe enviamos, ou peça que lhe telefonemos e combinamos consigo.</p>`,
  ),
  page(
    'about',
    'Sobre nós',
    'Um colégio de tutorias, em Oxford e em Lisboa',
    `
<p>Ensinamos em tutoria porque resulta: um aluno que tem de explicar uma matéria a um professor todas as semanas depressa a compreende.</p>
<p>Preparamos alunos para os exames públicos e para a universidade, ajudamos outros a par da escola e recebemos candidatos externos nos exames.</p>
<p><a href="/contact-us.php">Fale connosco</a></p>`,
    tiles,
  ),
  page(
    'study-online',
    'Estudar online',
    'Explicações onde quer que esteja',
    `
<p>Explicações individuais e em grupos pequenos por vídeo, com os mesmos professores das nossas salas. As aulas ficam gravadas, para que nada se perca com uma má ligação.</p>
<h2>Para quem é</h2>
<p>Para alunos que vivem longe, que estão doentes ou em viagem, ou que precisam de uma disciplina que a sua escola não oferece.</p>
<p><a href="/tuition-services-v2">Peça explicações</a> (formulário em inglês) ou <a href="/contact-us.php">diga-nos</a> a disciplina, a entidade e o nível.</p>`,
  ),
];

import { listAssociationQuestions, validateAssociationAnswers } from '@portal/contract/questions';
import { numberWords } from '@portal/market/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solved } from '../../../test/bot.ts';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { answerQuestions, eventsOf, givenSignedIn, managedBy } from '../../../test/given/association.ts';
import { lastMessage } from '../../../test/given/codes.ts';
import { givenHome, givenManager } from '../../../test/given/given-line.ts';
import { outboxOf } from '../../../test/given/notifications.ts';
import { givenHolder } from '../../../test/given/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const jorge = { documentType: 'CED', documentNumber: '0102030400', date: '2015/03/09' };

describe('the questions about a document', () => {
  const ask = (token: string, query = 'questions.category=AsociacionFijo') =>
    app.call({ method: 'GET', url: `${listAssociationQuestions.path}?${query}`, token });

  it('200: document number, document type, date', async () => {
    const { token, email } = await givenSignedIn(app);
    for (const query of [
      undefined,
      `login_name=${email}&questions.category=AsociacionFijo&field=questions`,
    ]) {
      const answer = await ask(token, query);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().questions.map((question: { id: string }) => question.id)).toEqual(['1', '2', '3']);
    }
  });

  it('400 another category, 401 nobody, 403 somebody else, 422 whoever may not associate', async () => {
    const { token } = await givenSignedIn(app);
    expect((await ask(token, 'questions.category=Otra')).statusCode).toBe(400);
    expect((await ask('x'.repeat(60))).statusCode).toBe(401);
    const other = 'login_name=otro@correo.example&questions.category=AsociacionFijo';
    expect((await ask(token, other)).statusCode).toBe(403);
    expect((await ask(await app.signIn('0992000001'))).statusCode).toBe(422);
    expect((await ask(await app.signIn('social@redes.example'))).statusCode).toBe(422);
  });
});

describe('the answers about a document', () => {
  it('200: the home customer of the demo, and their internet at once', async () => {
    const { token, userId } = await givenSignedIn(app);
    const answer = await answerQuestions(app, token, jorge);
    expect([answer.statusCode, answer.json()]).toEqual([200, { result: 'validated' }]);
    expect(await managedBy(app, token)).toEqual(['IN-300001']);
    expect(await eventsOf(app, userId, 'PermissionCreateEvent')).toEqual([
      { serviceNumber: 'IN-300001', kind: 'Fixed' },
    ]);
  });

  it('200: every home service, those of a hidden type too, for a RUC and a passport by the birth', async () => {
    for (const [documentType, documentNumber] of [
      // Passes Luhn, as a card would.
      ['RUC', '1790011005001'],
      ['PAS', 'XAB123456'],
    ] as const) {
      const { token } = await givenSignedIn(app);
      const home = await givenHome(app, { documentType, documentNumber, serviceTypes: [3, 4, 5, 6] });
      const typed = { ...home, documentNumber: ` ${documentNumber.toLowerCase()} `, date: '2015/3/9' };
      expect((await answerQuestions(app, token, typed)).statusCode).toBe(200);
      expect((await managedBy(app, token)).sort()).toEqual(home.numbers.sort());
    }
  });

  it('200 again: nothing is done twice, and nobody is told of themselves', async () => {
    const { token, userId, email } = await givenSignedIn(app);
    const home = await givenHome(app);
    for (let time = 0; time < 5; time++)
      expect((await answerQuestions(app, token, home)).statusCode).toBe(200);
    expect(await eventsOf(app, userId, 'PermissionCreateEvent')).toHaveLength(1);
    await expect(lastMessage(app, email)).rejects.toThrow('no message');
  });

  it('200 for a second user: the first is told once of all services', async () => {
    const [first, second] = [await givenSignedIn(app), await givenSignedIn(app)];
    const home = await givenHome(app, { serviceTypes: [3, 5] });
    await answerQuestions(app, first.token, home);
    await answerQuestions(app, second.token, home);
    await app.settleEvents();
    const message = await lastMessage(app, first.email);
    for (const number of home.numbers) expect(message).toContain(numberWords(number));
    const { rows } = await app.database.pool.query('select from messages where recipient = $1', [
      first.email,
    ]);
    expect(rows).toHaveLength(1);
  });

  it.each(['Titular', 'AsociacionFijo'])(
    'by %s: who becomes holder of what they managed is told, and so is who holds it (ROLE-3)',
    async (category) => {
      const holder = await givenHolder(app);
      const manager = await givenSignedIn(app);
      await givenManager(app, manager, holder.line);
      for (let time = 0; time < 2; time++)
        await answerQuestions(app, manager.token, holder.line, `questions.category=${category}`);
      await app.settleEvents();
      const number = numberWords(holder.line.serviceNumber);
      const [told, ...more] = await outboxOf(app, holder.email);
      expect([told?.subject, more]).toEqual(['Cambió el acceso de una persona', []]);
      expect(told?.text).toContain(`desde ahora puede hacerlo todo: ${number}`);
      expect((await outboxOf(app, manager.email)).map(({ text }) => text)).toEqual([
        expect.stringContaining(`Desde ahora puedes hacerlo todo: ${number}`),
      ]);
    },
  );

  it('a guess that was right is given back', async () => {
    const { token } = await givenSignedIn(app);
    const home = await givenHome(app);
    for (let time = 0; time < 8; time++)
      expect((await answerQuestions(app, token, home)).statusCode).toBe(200);
  });

  it('202: a person without home services, or with services of a hidden type alone', async () => {
    const { token } = await givenSignedIn(app);
    const marta = { documentType: 'CED', documentNumber: '0605040302', date: '2018/07/21' };
    const hidden = await givenHome(app, { serviceTypes: [7] });
    for (const answers of [marta, hidden]) {
      const answer = await answerQuestions(app, token, answers);
      expect(answer.statusCode).toBe(202);
      expect(answer.json()).toMatchObject({ code: 'NO_HOME_SERVICE' });
    }
    expect(await managedBy(app, token)).toEqual([]);
  });

  it('400: an unknown document and a wrong date are the same bytes', async () => {
    const { token } = await givenSignedIn(app);
    const home = await givenHome(app);
    const nobody = await givenHome(app).then((other) => ({ ...other, documentNumber: '0000000000' }));
    const unknown = await answerQuestions(app, token, nobody);
    const wrong = await answerQuestions(app, token, { ...home, date: '2015/03/10' });
    const otherType = await answerQuestions(app, token, { ...home, documentType: 'PAS' });
    expect(unknown.statusCode).toBe(400);
    expect(unknown.json().message).toContain('BAD REQUEST');
    expect(wrong.body).toBe(unknown.body);
    expect(otherType.body).toBe(unknown.body);
    expect(await managedBy(app, token)).toEqual([]);
  });

  it.each([
    ['a cédula of nine digits', { documentNumber: '010203040' }, 0],
    ['a cédula with letters', { documentNumber: '01020304AB' }, 0],
    ['a RUC of ten digits', { documentType: 'RUC' }, 0],
    ['a passport with signs', { documentType: 'PAS', documentNumber: 'AB-<1>23' }, 0],
    ['another type', { documentType: 'XXX' }, 1],
    ['30 February', { date: '2015/02/30' }, 2],
    ['29 February of a common year', { date: '2015/02/29' }, 2],
    ['a date to come', { date: '2099/01/01' }, 2],
    ['a date in words', { date: 'ayer' }, 2],
    ['no date', { date: '' }, 2],
  ])('400 %s, which costs no try', async (_name, change, question) => {
    const { token } = await givenSignedIn(app);
    for (let time = 0; time < 4; time++) {
      const answer = await answerQuestions(app, token, { ...jorge, ...change });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'INVALID', field: `questions.${question}.answer` });
    }
  });

  it('400 a body without all three, or with a card in it; 401 and 403 like everywhere', async () => {
    const { token } = await givenSignedIn(app);
    const url = `${validateAssociationAnswers.path}?questions.category=AsociacionFijo`;
    const payload = { action: 'validate', questions: [{ id: '1', answer: '0102030400' }] };
    expect((await app.call({ method: 'POST', url, token, payload })).statusCode).toBe(400);
    const card = await answerQuestions(app, token, { ...jorge, documentNumber: '5451951574925480' });
    expect(card.json().code).toBe('CARD_DATA_REFUSED');
    expect((await answerQuestions(app, 'x'.repeat(60), jorge)).statusCode).toBe(401);
    const named = 'login_name=otro@correo.example&questions.category=AsociacionFijo';
    expect((await answerQuestions(app, token, jorge, named)).statusCode).toBe(403);
  });

  it('404 SUBSCRIPTOR NO EXISTE: the home of a company', async () => {
    const { token } = await givenSignedIn(app);
    const answer = await answerQuestions(app, token, await givenHome(app, { isCorporate: true }));
    expect(answer.json()).toMatchObject({ status: '404', message: 'SUBSCRIPTOR NO EXISTE' });
  });

  it('422 whoever registered by phone or with a placeholder', async () => {
    for (const login of ['0992000001', 'social@redes.example']) {
      const answer = await answerQuestions(app, await app.signIn(login), jorge);
      expect(answer.statusCode).toBe(422);
    }
  });

  it('429 after three wrong tries of one user, the right answer included; its customer still may', async () => {
    const [guesser, customer] = [await givenSignedIn(app), await givenSignedIn(app)];
    const home = await givenHome(app);
    const wrong = { ...home, date: '2015/03/10' };
    for (let tried = 0; tried < 3; tried++)
      expect((await answerQuestions(app, guesser.token, wrong)).statusCode).toBe(400);
    const answer = await answerQuestions(app, guesser.token, home);
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({ code: 'DOCUMENT_TRIES_SPENT' });
    expect(await managedBy(app, guesser.token)).toEqual([]);
    expect((await answerQuestions(app, customer.token, home)).statusCode).toBe(200);
  });

  it('403: of thirty-six wrong ones at once six are compared, and the next one costs work; its customer still may', async () => {
    const [customer, second, ...guessers] = await Promise.all(
      Array.from({ length: 14 }, () => givenSignedIn(app)),
    );
    const home = await givenHome(app);
    const wrong = { ...home, date: '2015/03/10' };
    const answers = await Promise.all(
      // As many as each of them has: one more would be counted for a moment before it is refused.
      Array.from({ length: 36 }, (_each, index) =>
        answerQuestions(app, guessers[index % guessers.length]?.token ?? '', wrong),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(6);
    const token = customer?.token ?? '';
    const asked = await answerQuestions(app, token, home);
    expect([asked.statusCode, asked.json().code]).toEqual([403, 'WORK_REQUIRED']);
    const work = await solved(asked.json().challenge);
    expect((await answerQuestions(app, token, home, undefined, { work })).statusCode).toBe(200);
    // What was done is good once.
    const again = await answerQuestions(app, second?.token ?? '', home, undefined, { work });
    expect(again.json().code).toBe('WORK_REQUIRED');
  });

  it('403: a user who goes through documents works for the twenty-first', async () => {
    const { token } = await givenSignedIn(app);
    const statuses: number[] = [];
    for (let ordinal = 0; ordinal < 21; ordinal++) {
      const documentNumber = `09999${String(ordinal).padStart(5, '0')}`;
      statuses.push((await answerQuestions(app, token, { ...jorge, documentNumber })).statusCode);
    }
    expect(statuses).toEqual([...Array(20).fill(400), 403]);
  });
});

import { counter } from '../plural';
import { decimal } from './decimal';
import type { StatsWords } from './en';

const figure = decimal(',');
const games = counter('ru', { one: 'игра', few: 'игры', many: 'игр', other: 'игры' });
const gamesOf = counter('ru', { one: 'игры', few: 'игр', many: 'игр', other: 'игры' });
const times = counter('ru', { one: 'раз', few: 'раза', many: 'раз', other: 'раза' });

const stats: StatsWords = {
  title: 'Статистика',
  figure,
  points: (n) => `${figure(n)}\u00A0ОС`,
  games,
  reading: 'Просмотр игр',
  readingText: (done, of) => `Просмотрено игр: ${done} из ${of}`,
  empty: {
    title: 'Игр пока нет',
    text: 'После первой подсчитанной игры здесь будет видно, кто как часто побеждает, что даёт каждый Бог и откуда берутся очки.',
    begin: 'Подсчитать игру',
  },
  filter: {
    players: 'Число игроков',
    anyPlayers: 'Любое',
    period: 'Период',
    periods: { all: 'Всё время', year: '12 месяцев', month: '30 дней' },
    none: 'Таких игр нет',
    noneText: 'Под этот выбор не подходит ни одна игра.',
    clear: 'Показать все игры',
  },
  players: {
    title: 'Игроки',
    games: 'Игры',
    wins: 'Победы',
    winsShared: (n, shared) => `${n} (общих: ${shared})`,
    average: 'Среднее',
    best: 'Рекорд',
    places: (name, list) => `Места, ${name}: ${list}`,
    place: (place, n) => `место ${place}: ${times(n)}`,
    placeShort: (place) => `${place}.`,
    all: (n) => `Показать всех (${n})`,
  },
  one: {
    title: 'Один игрок',
    of: 'Чьи очки',
    overTime: 'Очки по времени',
    overTimeOf: (name, n, from, to) => `Очки по времени, ${name}: ${games(n)}, ${from} – ${to}`,
    inOrder: (list) => `По порядку: ${list}`,
    lowest: 'Меньше всего',
    highest: 'Больше всего',
    last: 'В последней',
    perDot: (n) => `Каждая точка – среднее ${gamesOf(n)} подряд.`,
    sources: 'Откуда очки',
    sourcesHint: 'В среднем ОС за игру',
    sourcesOf: (name, list) => `В среднем ОС за игру, ${name}: ${list}`,
  },
  fact: (what, value) => `${what}\u00A0${value}`,
  duel: {
    title: 'Один на один',
    first: 'Первый игрок',
    second: 'Второй игрок',
    together: (n) => `${games(n)} за одним столом`,
    never: (a, b) => `${a} и ${b}: за одним столом ещё не играли.`,
    ahead: (name) => `Выше ${name}`,
    level: 'Наравне',
    said: (a, b, list) => `${a} против ${b}: ${list}`,
  },
  gods: {
    title: 'Боги',
    times: (n) => `в игре ${times(n)}`,
    wins: counter('ru', { one: 'победа', few: 'победы', many: 'побед', other: 'победы' }),
    average: (points) => `среднее\u00A0${points}`,
    bonus: (points) => `бонус\u00A0${points}`,
    hint: 'Среднее: итог игрока с этим Богом. Бонус: сколько из него дал Бог.',
    notYet: (names) => `Пока ни у кого: ${names}.`,
  },
  closest: {
    title: 'Самые напряжённые игры',
    apart: (points) => `Отрыв ${points}`,
    shared: 'Общая победа',
    worshipers: 'Решили Последователи',
  },
  highest: { title: 'Самые высокие итоги' },
};

export default stats;

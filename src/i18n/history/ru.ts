import { counter } from '../plural';
import type { HistoryWords } from './en';

const games = counter('ru', { one: 'игра', few: 'игры', many: 'игр', other: 'игры' });
const inGames = counter('ru', { one: 'игре', few: 'играх', many: 'играх', other: 'игры' });

const history: HistoryWords = {
  title: 'История',
  games,
  wins: (name, points) => `${name} побеждает: ${points}`,
  share: (names, points) => `${names} делят победу: ${points}`,
  winner: 'Победа',
  score: (name, points) => `${name}\u00A0${points}`,
  undated: 'Дата неизвестна',
  which: (names, date) => `${names}, ${date}`,
  delete: (which) => `Удалить игру: ${which}`,
  deleted: (which) => `Удалено: ${which}`,
  empty: {
    title: 'Игр пока нет',
    text: 'Каждая законченная игра остаётся здесь: когда она была, кто победил и откуда взялось каждое очко.',
    begin: 'Подсчитать игру',
  },
  search: {
    label: 'Поиск по игроку',
    clear: 'Очистить поиск',
    progress: 'Просмотр игр',
    progressText: (done, of) => `Просмотрено игр: ${done} из ${of}`,
    found: (n) => `Найдено: ${games(n)}`,
    none: (text) => `Нет игр с игроком «${text}».`,
  },
  broken: {
    dated: (date) => `Нечитаемая игра, ${date}`,
    undated: (id) => `Нечитаемая игра ${id}`,
  },
  why: {
    damaged: 'Данные этой игры повреждены. Со всеми остальными играми всё в порядке.',
    'newer-version': 'Сделано в более новой версии приложения. Обновите его, чтобы открыть.',
  },
  names: {
    title: 'Имена игроков',
    about:
      'Новое имя появится во всех сохранённых играх. За столом, который ещё вводится, имена останутся.',
    empty: 'Когда сохранится первая игра, здесь будут имена всех игроков.',
    rename: (name) => `Переименовать: ${name}`,
    newName: (name) => `Новое имя вместо ${name}`,
    wrong: (max) => `В имени от 1 до ${max} знаков.`,
    merge: (from, to) => `Игры ${from} и ${to} будут считаться играми одного игрока.`,
    together: (n) => `Они играют друг против друга в ${inGames(n)}.`,
    save: 'Сохранить',
    cancel: 'Не менять',
    renamed: (from, to) => `Теперь не ${from}, а ${to}`,
    refused: 'На устройстве не осталось места. Ничего не переименовано.',
  },
};

export default history;

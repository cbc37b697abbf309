import de from './de';
import en, { type Translations } from './en';
import type { Language } from './language';
import pl from './pl';
import ru from './ru';

export const translations: Record<Language, Translations> = { en, de, pl, ru };

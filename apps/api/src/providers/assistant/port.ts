// A language model of the operator's own: it says which of our topics a question is about, and nothing that is read.

export interface TopicChoice {
  /** One, or two where two things are asked; of those that were given. */
  topics: string[];
  /** Which service is named, if one is. */
  service: string | null;
}

export interface AskedModel {
  topics: readonly { id: string; title: string }[];
  services: readonly string[];
  /** What was said, and just before it, without numbers, names, addresses and keys. */
  said: string;
  before: string | null;
}

export interface TopicModel {
  /** Null when it does not answer in time, or with something else. */
  choose(asked: AskedModel): Promise<TopicChoice | null>;
}

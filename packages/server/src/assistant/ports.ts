/** A product as a model is told of it. */
export interface ModelProduct {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  readonly unit: string;
  /** Of one, two decimals. */
  readonly price: string;
}

/** What a model proposes: nothing of it is believed before it is checked. */
export interface Proposed {
  readonly items: ReadonlyArray<{ readonly productId: number; readonly quantity: number; readonly confidence?: number | undefined }>;
  readonly questions: readonly string[];
}

/** A language model that proposes orders and lists. Answers are undefined when it is dead, slow or talks rubbish. */
export interface AssistantModel {
  /** Its name, as the operator gave it. */
  readonly name: string;
  readOrder(transcript: string, products: readonly ModelProduct[], language: string): Promise<Proposed | undefined>;
  planWeek(
    household: { readonly size: number; readonly budget: string; readonly diets: readonly string[]; readonly liked: readonly number[] },
    products: readonly ModelProduct[],
  ): Promise<Proposed | undefined>;
}

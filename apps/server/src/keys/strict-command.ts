import { Command, type Option } from "commander";

/** A command that refuses an option given twice, and one whose value was forgotten before the next option. */
export class StrictCommand extends Command {
  override createCommand(name?: string): StrictCommand {
    return new StrictCommand(name);
  }

  override addOption(option: Option): this {
    // Listens before the option's own listener, which takes the value: the last one given, and anything at all.
    this.on(`option:${option.name()}`, (value: string | undefined) => {
      const named = `error: option '${option.flags}'`;
      if (this.getOptionValueSource(option.attributeName()) === "cli")
        this.error(`${named} is given twice. Give it once.`);
      if (value !== undefined && looksLikeOption.test(value))
        this.error(`${named} has no value: '${value}' is an option.`);
    });
    return super.addOption(option);
  }
}

// -5 is none.
const looksLikeOption = /^-[-a-z]/i;
